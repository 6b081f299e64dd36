// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <oneclc/processor.h>

uint get_work_dim(void) { return __oneclc_work_item()->work_dim; }
