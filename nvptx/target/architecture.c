// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The function that architecture.h declares. This file is C because OpenCL C has no plain pointers to string literals.
// It is inlined whatever the size, as a backend that does not optimize chooses only where the question itself stands.
unsigned reflect(const char *) __asm__("llvm.nvvm.reflect");
__attribute__((const, always_inline)) unsigned __oneclc_cuda_architecture(void) { return reflect("__CUDA_ARCH"); }
