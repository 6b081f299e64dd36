// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Quotients in double, for rounding to float: an approximate reciprocal, and e + e^2 for its relative error e, which
// leaves e^3 < 2^-54.
#include <correctly_rounded/in_double.h>
#include <correctly_rounded/reciprocal_seed.h>

#if elem_bits == 32
// n / d, of which f is d as a float, from 2^-100 to 2^100
static inline doublen quotient(doublen n, doublen d, gentype f) {
  doublen r = reciprocal_seed(d, f), e = fma(-d, r, (doublen)1), q = n * r;
  return fma(q, fma(e, e, e), q);
}

// The tangent of an angle whose sine and cosine are s and c, s / c, or, where `odd`, of a right angle more, -c / s
static inline gentype tangent(doublen s, doublen c, relation odd) {
  vec(long) is_odd = vec_convert(long, odd);
  doublen n = is_odd ? -c : s, d = is_odd ? s : c;
  return to_float(quotient(n, d, to_float(d)));
}
#endif
