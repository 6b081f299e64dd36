// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp10 (6.15.2): 10^x = 2^n 10^t, x = n log10(2) + t. A minimax polynomial on |t| <= log10(2) / 2 gives 10^t with a
// relative error of 2^-27.8 (double: 2^-57.8): lab/coefficients/exp.sol.
// Largest errors seen: float 0.956, double 0.92 ulp.
// Half results are correctly rounded.
#define unary exp10
#include "each_float.h"
#if elem_bits == 16
#include <math/half/exp10.h>
#else
#include <math/arithmetic/vocabulary.h>
#include <math/exponential/exp_kernel.h>

// Returns 10^x / 2^n, and stores shifter + n to *shifted. The degree of float's polynomial is even, as that of exp is.
static inline interval exp10_fraction(gentype x, private gentype *shifted) {
#if elem_bits == 32
  // Step 1: reduce the argument (Cody and Waite)
  *shifted = fma_any((gentype)0x1.a934fp1f, x, shifter);
  gentype n = *shifted - shifter, t = fma_sure(n, (gentype)0x1.ec10cp-27f, fma_sure(n, (gentype)-0x1.344136p-2f, x));
  // Step 2: 10^t. The last step needs fma's own rounding.
  return fma(polynomial(t, 0x1.26bb1cp1f, 0x1.535246p1f, 0x1.046f88p1f, 0x1.2bdd74p0f, 0x1.157cdep-1f, 0x1.a3809p-3f),
             t, (gentype)1);
#else
  // Step 1: reduce the argument (Cody and Waite): t = high + low
  *shifted = fma_any(x, (gentype)0x1.a934f0979a371p1, shifter);
  gentype n = *shifted - shifter, high = fma_exact(n, (gentype)-0x1.34413509f79ffp-2, x),
          low = n * (gentype)0x1.9dc1da994fd21p-59, t = high + low;
  // Step 2: 10^t = 1 + t ln(10) + c2 t^2 + t^2 p(t), where t ln(10) is a product of double-words
  gentype square = t * t;
  gentype odd =
      rough_polynomial(square, 0x1.1429ffd1ec8dep-1, 0x1.16e4df71ab707p-4, 0x1.48989c4633cbfp-8, 0x1.f9b4799b0726dp-13);
  interval p = fma_rough(odd, square, (gentype)0x1.0470591de2c5cp1);
  gentype even =
      rough_polynomial(square, 0x1.2bd7609fd55adp0, 0x1.a7ed70a076ca8p-3, 0x1.411660786afffp-6, 0x1.2f723fa259d4cp-10);
  const gentype ln10_high = (gentype)0x1.26bb1bbb55516p1, ln10_low = (gentype)-0x1.f48ad494ea3e9p-53;
  // The term of t^2 is added last: as part of the polynomial it would be rounded twice more, which is too much for one
  // ulp (lab/proofs/exp10.proof).
  p = fma_rough(even, t, p);
  interval rest = fma_rough(p, t * square, fma_rough(low, ln10_high, high * ln10_low));
  rest = fma((gentype)0x1.53524c73cea75p1, square, rest);
  return interval_plus((gentype)1, fma(high, ln10_high, rest));
#endif
}

// AVX2: a table of its constants makes it slower (Intel Xeon with AVX-512, 2026-11-26).
// Mesa: kernels get its body, as a call takes long (llvmpipe of Mesa 26.2, Intel Xeon, 2026-11-25).
policy_of("float", "constants-in-instructions") policy_of("float", "short-call") gentype exp10(gentype x) {
  gentype shifted;
  interval y = exp10_fraction(x, &shifted);
  // Step 3: 2^n 10^t
  return or_exact(y, scaled_early(value_of(y), shifted, x, elem_bits == 32 ? 37 : 307), exp10, x);
}
#endif
