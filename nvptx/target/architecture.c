// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The function that architecture.h declares. This file is C because OpenCL C has no plain pointers to string literals.
unsigned reflect(const char *) __asm__("llvm.nvvm.reflect");
__attribute__((const)) unsigned __oneclc_cuda_architecture(void) { return reflect("__CUDA_ARCH"); }
