// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// architecture.h, in C since OpenCL C has no plain pointers to string literals.
unsigned reflect(const char *) __asm__("llvm.nvvm.reflect");
__attribute__((const)) unsigned __oneclc_cuda_architecture(void) { return reflect("__CUDA_ARCH"); }
