// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clock_read_work_group (cl_khr_kernel_clock).
#include <clock/counter.h>

ulong clock_read_work_group(void) { return counter(); }
