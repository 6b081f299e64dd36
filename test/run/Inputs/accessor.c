// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <oneclc/processor.h>

extern struct oneclc_work_item own_state; // the state of a driver with a single thread
__attribute__((const)) struct oneclc_work_item *__oneclc_work_item(void) { return &own_state; }
