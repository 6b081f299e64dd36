// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp2 (6.15.2): 2^x = 2^n 2^t, x = n + t exactly. A minimax polynomial on |t| <= 1/2 gives 2^t with a relative error
// of 2^-28 (double: 2^-57.2): lab/coefficients/exp.sol.
// Largest errors seen: float 0.879, double 0.861 ulp.
// Half results are correctly rounded.
#define unary exp2
#include "each_float.h"
#if elem_bits == 16
#include <math/half/exp2.h>
#else
#include <math/arithmetic/vocabulary.h>
#include <math/exponential/exp_kernel.h>
#include <math/exponential/whole_exponent.h>

// Returns 2^x / 2^n, and stores shifter + n to *shifted.
static inline interval exp2_fraction(gentype x, private gentype *shifted) {
  // Step 1: reduce the argument
  *shifted = x + shifter;
  gentype t = beyond_whole(x, *shifted);
#if elem_bits == 32
  // Step 2: 2^t. The last step needs fma's own rounding.
  return fma(
      polynomial(t, 0x1.62e43p-1f, 0x1.ebfbd8p-3f, 0x1.c6af72p-5f, 0x1.3b309p-7f, 0x1.5f0e1p-10f, 0x1.3fb5e6p-13f), t,
      (gentype)1);
#else
  // Step 2: 2^t, its first terms in two chains
  gentype square = t * t;
  gentype odd = rough_polynomial(square, 0x1.c6b08d704a128p-5, 0x1.5d87fe789f8b8p-10, 0x1.ffcbfc61b6f83p-17,
                                 0x1.b5252c8b21fbfp-24, 0x1.e9651aa43e9d1p-32);
  gentype even = rough_polynomial(square, 0x1.3b2ab6fb9fd4dp-7, 0x1.4309130f8a928p-13, 0x1.62bfc5f7665b2p-20,
                                  0x1.e61e0cd8a3795p-28);
  interval p = fma_rough(odd, t, fma_rough(even, square, (gentype)0x1.ebfbdff82c5a6p-3));
  return interval_plus((gentype)1, fma(t, (gentype)0x1.62e42fefa39efp-1, interval_times(p, square)));
#endif
}

// AVX2: a table of its constants makes it slower (Intel Xeon with AVX-512, 2026-11-26).
// AVX2: its form for two registers is faster by more than 2 % if ordered (AMD Zen 1, 2026-11-27).
// AVX-512: with a form for four registers loops take .93 of the time (Emerald Rapids, 2026-11-29).
policy_of("double", "four-registers") policy_of("double", "constants-in-instructions")
    policy_of("double", "ordered-pair") gentype exp2(gentype x) {
  gentype shifted;
  interval y = exp2_fraction(x, &shifted);
  // Step 3: 2^n 2^t
  return or_exact(y, scaled_by_whole(value_of(y), x, shifted, exponent_bias - 1), exp2, x);
}
#endif
