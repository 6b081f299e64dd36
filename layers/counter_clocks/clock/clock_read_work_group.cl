// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clock_read_work_group (cl_khr_kernel_clock): the target's counter.
#include <clock/counter.h>

ulong clock_read_work_group(void) { return counter(); }
