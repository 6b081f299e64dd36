// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// x, but 0 for -0. To be included after each_float.h.
static inline gentype positive_zero(gentype x) { return x + 0; }
