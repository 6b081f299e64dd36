// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clock_read_hilo_device (cl_khr_kernel_clock): clock_read_device as two words, the low one first.
uint2 clock_read_hilo_device(void) { return as_uint2(clock_read_device()); }
