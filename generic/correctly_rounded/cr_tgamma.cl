// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_tgamma (C23, 7.33.8): tgamma, correctly rounded by the steps of in_double.h.
//   Step 2: as in tgamma, gamma(y) = (y / e)^(y - 1/2) Q(1 / (y + 1/2)) for y >= 1, and gamma(x) = gamma(1 + x) / x
//     below. But the power is that of power_in_double.h, and Q a shorter polynomial with an error of 2^-47.3
//     (lab/coefficients/gamma.py): the error seen of it all is 2^-45.4.
//   Step 3, for one argument in 2^19, and for negative, very small and great numbers: the function of double, whose
//     rounding to float is wrong for two floats
// Half results are tgamma's, which are correctly rounded. Those of double: double/tgamma.h.
#define unary cr_tgamma
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/tgamma.h>
#else
#include <correctly_rounded/binary_log_in_double.h>
#include <correctly_rounded/exp2_in_double.h>
#include <correctly_rounded/quotient_in_double.h>

#if elem_bits == 32
__attribute__((noinline)) static gentype tgamma_in_doubt(gentype x) {
  gentype y = to_float(tgamma(to_double(x)));
  y = mended(y, x, 0x1.bd0d52p-48f, 0x1.268266p47f);
  return mended(y, x, 0x1.c0a8eap-48f, 0x1.242422p47f);
}

static inline gentype tgamma_in_double(gentype x, private relation *doubt) {
  relation below = x < (gentype)1;
  gentype one = below ? (gentype)1 : (gentype)0;
  doublen v = to_double(x), y = v + to_double(one);
  doublen t = quotient((doublen)1, y + (doublen)0.5, x + one + (gentype)0.5f);
  doublen q = polynomial_in_double(
      t, 0x1.8535745aa66bbp0, 0x1.0378f84003e75p-3, 0x1.191861261b894p-4, 0x1.0d52d76dc2d99p-5, 0x1.b4d7abde9cc5bp-7,
      0x1.442a20b8b57f2p-8, 0x1.5f644ec1e3ffbp-9, 0x1.2e3870ef7d424p-9, 0x1.05909f7332d5ap-11, -0x1.7ef786f77f1e6p-10,
      0x1.67c97dcba8b38p-9, -0x1.c231ba8c258d1p-10, 0x1.2efb203ba92f6p-11);
  doublen result = exp2_of_double((y - (doublen)0.5) * (binary_log(y) - (doublen)0x1.71547652b82fep0)) * q;
  if (any_lane(below))
    result = vec_convert(long, below) ? quotient(result, v, x) : result;
  *doubt = near_middle(result, 512) | !((x > (gentype)0x1p-100f) & (x < (gentype)35));
  return to_float(result);
}
#endif

gentype cr_tgamma(gentype x) {
#if elem_bits == 16
  return tgamma(x);
#else
  // Step 2: in double
  relation doubt;
  gentype y = tgamma_in_double(x, &doubt);
  // Step 3: the function of double
  return __builtin_expect(any_lane(doubt), false) ? tgamma_in_doubt(x) : y;
#endif
}
#endif
