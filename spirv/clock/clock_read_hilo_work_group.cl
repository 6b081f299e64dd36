// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clock_read_hilo_work_group (cl_khr_kernel_clock): the device's clock as two words, the low one first
// (clock_read_work_group.cl).
ulong __spirv_ReadClockKHR(int scope);

uint2 clock_read_hilo_work_group(void) { return as_uint2(__spirv_ReadClockKHR(1 /* Device */)); }
