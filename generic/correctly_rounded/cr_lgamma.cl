// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_lgamma (C23, 7.33.8): lgamma, correctly rounded by the steps of in_double.h.
//   Step 1, for vectors with AVX-512 below 15.5: v (v - 1) q with v = a - 1 and q in pieces (uneven_pieces.h), below 1
//     with v = a and the logarithm of log_in_floats.h
//   Step 2, for positive numbers, shorter than the function of double: from 5/2 on ln(gamma(a)) = (a - 1/2) (ln(a) - 1)
//     + m(1 / (a + 1/2)), from 1 on, with v = a - 1, it is v (v - 1) q(1 / (a + 5/4)), and below 1 it is ln(gamma(1 +
//     a)) - ln(a). The polynomials m and q have errors of 2^-49.3 and 2^-50.3 of the result
//     (lab/coefficients/gamma.py).
//   Step 3, for one argument in 2^19, and for the other numbers: the function of double, whose rounding to float is
//     wrong for two floats
// Half results are lgamma's, which are correctly rounded. Those of double: double/lgamma.h.
#define unary cr_lgamma
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/lgamma.h>
#else
#include <correctly_rounded/lgamma_pieces.h>
#include <correctly_rounded/log_in_floats.h>
#include <correctly_rounded/natural_log_in_double.h>
#include <correctly_rounded/natural_logs.h>
#include <correctly_rounded/quotient_in_double.h>
#include <correctly_rounded/uneven_pieces.h>

#if elem_bits == 32
__attribute__((noinline)) static gentype lgamma_in_doubt(gentype x) {
  gentype y = to_float(lgamma(to_double(x)));
  y = mended(y, x, 0x1.f8a754p-9f, 0x1.63acc2p2f);
  y = mended(y, x, -0x1.ade594p-30f, 0x1.446ab2p4f);
  return y;
}

static inline gentype lgamma_in_double(gentype x, private relation *doubt) {
  relation below = x < (gentype)1, large = x >= (gentype)2.5f;
  gentype back = below ? (gentype)0 : (gentype)1, more = large ? (gentype)0.5f : (gentype)2.25f - back;
  doublen a = to_double(x), t = quotient((doublen)1, a + to_double(more), x + more), result = (doublen)0;
  reduced r = reduce_natural(a);
  doublen log = natural_log(r, r.z);
  if (any_lane(!large)) {
    doublen w = t - (doublen)0x1.6cp-2,
            q = polynomial_in_double(w, 0x1.e58782fb3402bp-2, 0x1.18552db124867p0, 0x1.06040b98b4c65p-1,
                                     0x1.05715defec36dp1, 0x1.9e13fcef8d019p0, 0x1.aff3e5bab2b3ep2, 0x1.5ead40f5fab02p2,
                                     0x1.a85c46b723e04p4, 0x1.27af76656cad7p4, 0x1.cbe0990345a9p6, 0x1.c3d297343a6fdp5,
                                     0x1.088689daa2d18p9, 0x1.92ac80bb7fd8ep6, 0x1.8324978a36d5ap11);
    doublen v = a - to_double(back);
    result = fma(v * (v - (doublen)1), q, vec_convert(long, below) ? -log : (doublen)0);
  }
  if (any_lane(large)) {
    doublen m =
        polynomial_in_double(t, 0x1.acfe390c8f53ep-2, 0x1.5555556422e22p-4, 0x1.55555081c143dp-5, 0x1.27d34fb13bcdbp-6,
                             0x1.996e9360a7bd2p-8, 0x1.e6c3e40a6eaa4p-10, 0x1.051ea2e5e68e4p-10, 0x1.8f008871e5408p-10,
                             -0x1.af1887a7cb596p-11, 0x1.2364f9dcf83d7p-11);
    doublen far = fma(a - (doublen)0.5, log - (doublen)1, m);
    result = vec_convert(long, large) ? far : result;
  }
  *doubt = near_middle(result, 512) | !((x > (gentype)0) & (x < (gentype)0x1p100f));
  return to_float(result);
}

static inline gentype lgamma_by_double(gentype x) {
  relation doubt;
  gentype y = lgamma_in_double(x, &doubt);
  return __builtin_expect(any_lane(doubt), false) ? lgamma_in_doubt(x) : y;
}

__attribute__((noinline)) static gentype lgamma_out_of_line(gentype x) { return lgamma_by_double(x); }

// For 0 < x < 15.5
static inline gentype lgamma_in_floats(gentype x, private relation *doubt) {
  relation below = x < (gentype)1;
  gentype v = below ? x : x - 1, more_q;
  ugentype piece;
  gentype q = uneven_piece(lgamma_pieces, 6, v, &piece, &more_q);
  // v (v - 1) = product + left, where v - 1 is rounded below 1 alone
  gentype w = v - 1, more_w = v - (w + 1), product = v * w, left = fma(v, more_w, fma(v, w, -product));
  gentype y = product * q, rest = fma(left, q, fma(product, more_q, fma(product, q, -y)));
  // Below 1 the logarithm is the greater one, by a factor of two and more. Elsewhere -0 stands for it, since y is -0
  // at 1.
  gentype log = (gentype)-0.0f, more_log = 0;
  if (any_lane(below)) {
    log = log_sum_in_floats(x, float_logs, more_logs, 1, 0, 0x1.62e4p-1f, 0x1.7f7d1cp-20f, &more_log);
    log = below ? log : (gentype)-0.0f;
    more_log = below ? more_log : (gentype)0;
  }
  gentype high = y - log, low = y - (high + log) + (rest - more_log);
  // Seen over all arguments: an error of 2^-34.72, next to 1; 2^-35.5 from 1 on
  return rounded_sum(high, low, 0x1.5p-35f, doubt);
}
#endif

gentype cr_lgamma(gentype x) {
#if elem_bits == 16
  return lgamma(x);
#else
  if (!pieces_first)
    return lgamma_by_double(x);
  if (any_lane(!(x < (gentype)15.5f)))
    return lgamma_out_of_line(x);
  // Step 1: in floats
  relation doubt;
  gentype y = lgamma_in_floats(x, &doubt);
  doubt |= not_positive_normal(x);
  // Steps 2 and 3: in double
  return __builtin_expect(any_lane(doubt), false) ? lgamma_out_of_line(x) : y;
#endif
}
#endif
