// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clock_read_work_group (cl_khr_kernel_clock): the device's clock, because SPIR-V's OpReadClockKHR has only the scopes
// of the device and of the sub-group.
ulong __spirv_ReadClockKHR(int scope);

ulong clock_read_work_group(void) { return __spirv_ReadClockKHR(1 /* Device */); }
