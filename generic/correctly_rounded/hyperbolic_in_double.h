// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hyperbolic sine and cosine in double, for rounding to float: x = n ln(2) + t, and with the powers 2^(n-1) and
// 2^(-n-1) both are sums of products of cosh(t) and sinh(t), two polynomials in t^2 with errors of 2^-56
// (lab/coefficients/correctly_rounded.sol).
#include <correctly_rounded/exp_in_double.h>

#if elem_bits == 32
// cosh(|x|), or sinh(|x|), as a float; from 90 on they are infinite
static inline gentype hyperbolic(gentype x, bool sine) {
  const gentype most = (gentype)90;
  gentype magnitude = fabs(x);
  magnitude = magnitude > most ? most : magnitude; // NaN stays
  // Step 1: reduce the argument
  doublen shifted, t = reduce_natural(to_double(magnitude), &shifted), z = t * t;
  // Step 2: sinh(t) and cosh(t)
  doublen s = polynomial_in_double(z, 0x1.5555555555556p-3, 0x1.111111111070bp-7, 0x1.a01a01a902394p-13,
                                   0x1.71de0a3cc92ebp-19, 0x1.af3f067e1b6bdp-26);
  doublen c = polynomial_in_double(z, 0x1.0000000000001p-1, 0x1.5555555553cd8p-5, 0x1.6c16c178abc1ap-10,
                                   0x1.a019b8b66db92p-16, 0x1.2891d3de38b8p-22);
  s = fma(t * z, s, t);
  c = fma(c, z, (doublen)1);
  // Step 3: the powers, and the sum of products
  doublen power = scaled_by((doublen)0.5, shifted), inverse = scaled_by((doublen)0.5, (doublen)0x1.8p53 - shifted);
  doublen more = power + inverse, less = power - inverse;
  return to_float(sine ? fma(s, more, c * less) : fma(c, more, s * less));
}
#endif
