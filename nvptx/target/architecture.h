// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the kernel is compiled for, as __CUDA_ARCH__ says it: 800 is sm_80. LLVM's backend knows it and keeps what it
// decides; the library is one for all.
#ifndef ONECLC_TARGET_ARCHITECTURE_H
#define ONECLC_TARGET_ARCHITECTURE_H
__attribute__((const)) uint cuda_architecture(void) __asm__("__oneclc_cuda_architecture");
#endif
