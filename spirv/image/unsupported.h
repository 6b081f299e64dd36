// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What LLVM's backend (22) has no way to say and would get wrong in silence. A kernel that calls it stops at this error
// of Clang's instead, which tells why.
#ifndef ONECLC_IMAGE_UNSUPPORTED_H
#define ONECLC_IMAGE_UNSUPPORTED_H
#pragma clang diagnostic ignored "-Wunused-parameter"
__attribute__((error("LLVM's SPIR-V backend cannot write to a level of a mipmap"))) void
__oneclc_unsupported_write_to_level(void);
__attribute__((error("LLVM's SPIR-V backend cannot ask for the size of a multisample image"))) int
__oneclc_unsupported_multisample_size(void);
#endif
