// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erfc (6.15.2): the complementary error function. With a = |x|,
//   erfc(a) = e^(-a^2) r Q(r), r = 1 / (a + 19/8), in float 1 / (1.39 a + 1.31), for all a down to 0;
//   erfc(-a) = 2 - erfc(a).
// r is, but for scale and shift, the variable of M. M. Shepherd and J. G. Laframboise, "Chebyshev approximation of (1 +
// 2x) exp(x^2) erfc x in 0 <= x < infinity" (Mathematics of Computation 36, 1981). In float Q is 1 + g, |g| < 1/3: a
// single number. In double the first two terms of Q are double-words, about a point where they are very nearly numbers
// of the format (S. Gal's accurate tables). The relative errors of the polynomials are 2^-27.8 (double: 2^-58.5):
// lab/coefficients/gamma.py.
// Largest errors seen: float 0.989, double 0.919 ulp.
// Half results are correctly rounded.
#define unary erfc
#define every_fma_is_sure // All floats were tried.
#include "each_float.h"
#if elem_bits == 16
#include <math/half/erfc.h>
#else
#include <math/arithmetic/at_most.h>
#include <math/arithmetic/vocabulary.h>
#include <math/gamma/gamma_kernel.h>
#include <math/arithmetic/rounded.h>

// Returns erfc(a) / 2^n, and stores shifter + n to *shifted, for a >= 0 up to where erfc(a) underflows.
static inline gentype erfc_over_power(gentype a, private gentype *shifted) {
#if elem_bits == 32
  const gentype slope = (gentype)0x1.64p0f, shift = (gentype)0x1.5p0f, center = (gentype)0x1.ap-2f;
  // Step 1: r, w = r - center, which is exact, and the relative error of r
  gentype d = fma_sure(a, slope, shift), r = rounded_reciprocal(d), w = r - center, w_squared = w * w;
  r = w + center; // makes w exact
  gentype error = fma_sure(fma_sure(a, slope, shift - d), -r, fma_sure(-d, r, (gentype)1));
  // Step 2: g(w), in two chains
  gentype odd = polynomial(w_squared, 0x1.84fe4cp-4f, -0x1.0a71bcp1f, 0x1.fc1a74p0f, 0x1.4348ccp3f, -0x1.464a2p4f,
                           -0x1.c9eb08p3f);
  gentype even = polynomial(w_squared, -0x1.0392dcp0f, 0x1.4f73cap0f, 0x1.214504p0f, -0x1.a8d9eep2f, -0x1.b218c4p1f,
                            0x1.14d9b2p5f);
  gentype g = fma_sure(odd, w, even);
  // The first two terms in this order, so that no rounded sum is multiplied by w
  g = fma_sure(w, (gentype)0x1.5d6cp-1f, fma_sure(w_squared, g, (gentype)0x1.74976cp-3f));
  // Step 3: reduce the exponent: -a^2, as two words, is n ln(2) + t. `condition` is nearly the factor by which the
  // relative error of r is larger in r (1 + g); the exponent takes up that error.
  gentype condition = fma_sure(w_squared, (gentype)-1.3f, (gentype)1.23f);
  gentype a_squared = a * a, a_squared_low = fma_sure(-a, a, a_squared);
  gentype high = reduce_ln2(-a_squared, shifted);
  gentype low = fma_sure(*shifted - shifter, -ln2_low, fma_sure(error, condition, a_squared_low)), t = high + low;
  low = fma_sure(t * t, expm1_short(t), low);
  // Step 4: r e^t as a double-word, so that only its product with g rounds, which is small beside it
  gentype power = fma_sure(r, high, r), power_low = fma_sure(r, low, fma_sure(r, high, r - power));
  return power + fma_sure(power, g, fma_sure(power_low, g, power_low));
#else
  const gentype shift = (gentype)2.375f, center = (gentype)0x1.686p-3, value = (gentype)0x1.dc256365608c6p-1,
                slope = (gentype)0x1.8ded9e6c8ef78p1;
  // Step 1: r, w = r - center, which is exact, and the relative error of r
  gentype d = a + shift, r = rounded_reciprocal(d), w = r - center;
  r = w + center; // makes w exact
  gentype error = fma_sure(d - shift - a, r, fma_sure(-d, r, (gentype)1));
  gentype square = w * w, fourth = square * square;
  // Step 2: Q(w) as a double-word; its terms but two in four chains of powers of w^4
  gentype q_2 = polynomial(fourth, 0x1.301b3ff314c2ep3, 0x1.63df6de4c193cp7, 0x1.afbf6f85d9583p11, 0x1.2720f921414b7p15,
                           -0x1.c28471a057855p21, 0x1.537959b383fdbp24);
  gentype q_0 = polynomial(fourth, -0x1.7248b11dc5e4ap5, -0x1.7a8a9f98a61ddp9, -0x1.c9b8811711957p13,
                           0x1.7f03966b07a2p17, 0x1.3a06c72306e4p24);
  gentype q_1 = polynomial(fourth, 0x1.b04fc26b31459p3, 0x1.9437814c3bc54p4, 0x1.e70e0e86c98a2p8, 0x1.42a1619fc5815p15,
                           0x1.6e72b1a5c40a9p20, -0x1.1369a87e48508p25);
  gentype q_3 = polynomial(fourth, -0x1.28e86e5f077b1p4, -0x1.fef9a0dcbbd5bp5, -0x1.28edb87efc7cp12,
                           -0x1.220a9eee6b1dbp18, -0x1.757994bbb8d79p20);
  gentype q = fma(fma(fma(q_0, square, q_2), w, fma(q_3, square, q_1)), w, (gentype)0x1.f8494696e4de2p2);
  gentype linear = fma_sure(q, w, slope), linear_low = fma_sure(q, w, slope - linear),
          factor = fma_sure(linear, w, value);
  // value - factor is exact: value is above 1 or, in double, has a bit less than a number may have.
  gentype factor_low = fma_sure(linear_low, w, fma_sure(linear, w, value - factor));
  // Step 3: reduce the exponent: -a^2, as two words, is n ln(2) + t. `condition` is nearly the factor by which the
  // relative error of r is larger in r Q(r); the exponent takes up that error.
  gentype condition = fma_sure(r, (gentype)3.9f, (gentype)1);
  gentype a_squared = a * a, a_squared_low = fma_sure(-a, a, a_squared);
  gentype high = reduce_ln2(-a_squared, shifted);
  gentype low = fma(*shifted - shifter, -ln2_low, fma(error, condition, a_squared_low));
  gentype t = high + low, t_squared = t * t;
  // Step 4: r e^t as a double-word, so that only its product with Q rounds; high + low becomes e^t - 1
  low = fma(fma(expm1_polynomial(t, t_squared), t, (gentype)0.5f), t_squared, low);
  gentype power = fma(r, high, r), power_low = fma(r, low, fma(r, high, r - power));
  return fma(factor, power, fma(factor, power_low, factor_low * power));
#endif
}

// From here on erfc(a) is 0.
#define most_for_erfc ((gentype)(elem_bits == 32 ? 10.5f : 27.5f))

#if !rare_joins
// erfc(a) for a NaN, or an a so large that the result may be subnormal
__attribute__((noinline)) static gentype erfc_beyond(gentype a) {
  gentype shifted;
  gentype scaled = erfc_over_power(at_most(a, most_for_erfc), &shifted);
  return times_any_power(scaled, shifted);
}
#endif

// AVX2: its form for two registers is faster by more than 2 % if ordered (AMD Zen 1, 2026-11-27).
policy_of("double", "ordered-pair") gentype erfc(gentype x) {
  gentype a = fabs(x), shifted;
#if rare_joins && elem_bits == 32
  // 2^64 times the result is a normal number, if it is not 0. Only the last product rounds, to a subnormal one.
  const gentype scale = (gentype)power_of_two(64);
  gentype scaled = erfc_over_power(at_most(a, most_for_erfc), &shifted);
  gentype result = scaled * times_power(scale, shifted) * (1 / scale);
#else
  gentype scaled = erfc_over_power(a, &shifted), result = times_power(scaled, shifted);
  relation usual = magnitude_below(x, (gentype)(elem_bits == 32 ? 9 : 26));
  if (__builtin_expect(any_lane(!usual), false))
#if rare_joins
    result = times_any_power(scaled, shifted); // 0 where the exponent is so low that `scaled` is no number
#else
    result = erfc_beyond(a);
#endif
#endif
  return x < (gentype)0 ? 2 - result : result;
}
#endif
