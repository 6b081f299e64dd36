// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// positive_zero(x): x, but +0 for -0. It compares the bits, because Mesa's optimiser (nir_opt_algebraic) takes x + 0
// for x. To be included after each_float.h.
#include <math/arithmetic/ieee.h>
static inline gentype positive_zero(gentype x) { return as_ugentype(x) == (ugentype)sign_bit ? (gentype)0 : x; }
