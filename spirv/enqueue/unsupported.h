// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What LLVM's backend (22) crashes on. A kernel that calls it stops at this error of Clang's instead, which tells why.
#ifndef ONECLC_ENQUEUE_UNSUPPORTED_H
#define ONECLC_ENQUEUE_UNSUPPORTED_H
#pragma clang diagnostic ignored "-Wunused-parameter"
__attribute__((error("LLVM's SPIR-V backend cannot enqueue kernels"))) int __oneclc_unsupported_enqueue(void);
#endif
