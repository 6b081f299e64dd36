// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clock_read_device (cl_khr_kernel_clock).
#include <clock/counter.h>

ulong clock_read_device(void) { return counter(); }
