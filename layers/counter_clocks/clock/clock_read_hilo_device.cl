// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clock_read_hilo_device (cl_khr_kernel_clock): clock_read_device as two words, the low one first.
ulong clock_read_device(void); // Clang before 22 does not declare it

uint2 clock_read_hilo_device(void) { return as_uint2(clock_read_device()); }
