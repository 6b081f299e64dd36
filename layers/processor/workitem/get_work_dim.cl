// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_work_dim (6.15.1), read from the driver's structure.
#include <oneclc/processor.h>

uint get_work_dim(void) { return __oneclc_work_item()->work_dim; }
