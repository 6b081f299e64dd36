// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cuda_architecture() is the architecture that the kernel is compiled for, as __CUDA_ARCH__ says it: 800 is sm_80. The
// library is one for all architectures; LLVM's backend knows the kernel's and keeps only the code that this selects.
#ifndef ONECLC_TARGET_ARCHITECTURE_H
#define ONECLC_TARGET_ARCHITECTURE_H
__attribute__((const)) uint cuda_architecture(void) __asm__("__oneclc_cuda_architecture");
#endif
