// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_work_dim (6.15.1), read from the kernel's hidden arguments.
#include <workitem/launch.h>

uint get_work_dim(void) { return hidden()->work_dim; }
