// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that descriptor.h declares.
#include <image/descriptor.h>

// Loads that LLVM knows to be invariant, so that a kernel's loop asks once: assembly would stay in the loop, as a call
// that may be convergent.
uint unchanging(const global uint *p) { return __nvvm_ldg_ui((const uint *)p); }

ulong unchanging(const global ulong *p) { return __nvvm_ldg_ul((const ulong *)p); }
