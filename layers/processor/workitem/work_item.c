// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Where the driver's structure is found by default: in a thread-local variable that the driver defines. This file is C
// because OpenCL C has no thread-local storage.
#include <oneclc/processor.h>

extern _Thread_local struct oneclc_work_item __oneclc_work_item_state __attribute__((tls_model("initial-exec")));

__attribute__((weak, const)) struct oneclc_work_item *__oneclc_work_item(void) { return &__oneclc_work_item_state; }
