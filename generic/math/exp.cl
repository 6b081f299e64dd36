// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp (6.15.2): e^x = 2^n e^t, x = n ln(2) + t. A minimax polynomial on |t| <= ln(2) / 2 gives e^t with a relative
// error of 2^-28.2 (double: 2^-57.8): lab/coefficients/exp.sol.
// Largest errors seen: float 0.892, double 0.873 ulp.
// Half results are correctly rounded.
#define unary exp
#include "each_float.h"
#if elem_bits == 16
#include <math/half/exp.h>
#else
#include <math/arithmetic/vocabulary.h>
#include <math/exponential/exp_kernel.h>

// Returns e^x / 2^n, and stores shifter + n to *shifted. For great arguments t is great, too: of float the polynomial
// has an even degree and a positive last coefficient, since `scaled` takes what is positive or infinite there.
static inline interval exp_fraction(gentype x, private gentype *shifted) {
  // Step 1: reduce the argument (Cody and Waite): high = x - n ln2_high exactly, t = high - n ln2_low
  gentype high = reduce_ln2(x, shifted), n = *shifted - shifter;
#if elem_bits == 32
  gentype t = fma_sure(n, -ln2_low, high);
  // Step 2: e^t. The last step needs fma's own rounding.
  return fma(polynomial(t, 0x1p0f, 0x1.fffffcp-2f, 0x1.55549p-3f, 0x1.5558ap-5f, 0x1.123ac6p-7f, 0x1.6a6034p-10f), t,
             (gentype)1);
#else
  // ln(2)'s second word has 42 bits here, so that its product with n is exact.
  gentype t = fma_plain(n, (gentype)-0x1.abc9e3b398p-56, high);
  // Step 2: e^t, its first terms in two chains
  gentype square = t * t;
  gentype odd = rough_polynomial(square, 0x1.55555555554fcp-3, 0x1.111111112725dp-7, 0x1.a01a012dcb966p-13,
                                 0x1.71df1d1476f36p-19, 0x1.ad8d55a3886e8p-26);
  gentype even = rough_polynomial(square, 0x1.5555555550689p-5, 0x1.6c16c18488a72p-10, 0x1.a01999231b6efp-16,
                                  0x1.28ae3c99e664bp-22);
  // The term of t^2 is added to both: as one of the even terms it would be rounded once more, too much for one ulp.
  interval p = fma_rough(fma_rough(even, t, odd), t, (gentype)0x1.000000000000ap-1);
  return fma(fma_rough(p, t, (gentype)1), t, (gentype)1);
#endif
}

// AVX2: a table of its constants makes it slower (Intel Xeon with AVX-512, 2026-11-26).
// AVX-512: with a form for four registers loops take .85 of the time (Emerald Rapids, 2026-11-29).
policy_of("float", "constants-in-instructions") policy_of("double", "four-registers") gentype exp(gentype x) {
  gentype shifted;
  interval y = exp_fraction(x, &shifted);
  // Step 3: 2^n e^t
  return or_exact(y, scaled(value_of(y), shifted, x, elem_bits == 32 ? 87 : 708), exp, x);
}
#endif
