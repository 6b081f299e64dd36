// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pole_at_zero(x) is infinite for +0, and NaN for negative numbers and NaN; of a positive x it may be anything. To be
// included after each_float.h.
static inline gentype pole_at_zero(gentype x) { return x == (gentype)0 ? (gentype)INFINITY : (gentype)NAN; }
