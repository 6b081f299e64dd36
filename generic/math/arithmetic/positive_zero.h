// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// positive_zero(x) is x, but +0 if x is -0. To be included after each_float.h.
static inline gentype positive_zero(gentype x) { return x + 0; }
