// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Quotients in double, for rounding to float: a reciprocal in float, of 19 bits, and e + e^2 for its relative error e,
// which leaves e^3.
#include <correctly_rounded/in_double.h>
#include <math/arithmetic/reciprocal.h>

#if elem_bits == 32
// n / d, of which f is d as a float, from 2^-100 to 2^100
static inline doublen quotient(doublen n, doublen d, gentype f) {
  gentype r = nearly_reciprocal(f);
  r = fma(r, fma(-f, r, (gentype)1), r);
  doublen wide = to_double(r), e = fma(-d, wide, (doublen)1), q = n * wide;
  return fma(q, fma(e, e, e), q);
}
#endif
