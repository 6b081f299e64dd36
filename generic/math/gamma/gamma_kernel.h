// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the gamma functions and erfc of float and double share. To be included after each_float.h.
#include <math/arithmetic/vocabulary.h>
#include <math/exponential/exp_kernel.h>
#include <math/exponential/log_kernel.h>
#include <math/arithmetic/rounded_root.h>

#if elem_bits > 16
// Returns e^(x.high + x.low) f / 2^n, and stores shifter + n to *shifted.
static inline double_word exp_times(double_word x, double_word f, private gentype *shifted) {
  // Step 1: reduce the argument to n ln(2) + t, t = high + low
  gentype high = reduce_ln2(x.high, shifted), low = fma(*shifted - shifter, -ln2_low, x.low), t = high + low,
          square = t * t;
  // Step 2: e^t - 1, which is high + low from here on
  low = fma(t * (gentype)0.5f, t, fma(expm1_polynomial(t, square), t * square, low));
  // Step 3: e^t f
  gentype product = fma(f.high, high, f.high), rest = fma(f.high, high, f.high - product);
  return (double_word){product, fma(f.low, high, fma(f.high, low, f.low + rest))};
}

// a b, for low words below 2^-6 of the high ones; the product of the two low words is left out.
static inline double_word times_words(double_word a, double_word b) {
  double_word product = two_product(a.high, b.high);
  product.low += fma(a.high, b.low, a.low * b.high);
  return product;
}

// level + e ln(2) + ln(1 + f + low) as a double-word, for level = 0 or -1 and sqrt(1/2) <= 1 + f < sqrt(2):
// ln(1 + f) = 2 atanh(s), s = f / (2 + f). The error is below 2^-10 u, u the unit roundoff, of 1 or of a smaller
// result.
static inline double_word log_words(gentype e, gentype f, gentype low, gentype level) {
  // Step 1: s and z = s^2 as double-words
  double_word d = fast_two_sum((gentype)2, f), s, z;
  gentype r = rounded_reciprocal(d.high);
  s.high = f * r;
  s.low = r * fma(-s.high, d.low + low, fma(-s.high, d.high, f) + low);
  z = two_product(s.high, s.high);
  z.low = fma(2 * s.high, s.low, z.low);
  // Step 2: 2 atanh(s) = 2 (s + s z p(z)), whose first two terms are double-words
  gentype square = z.high;
#if elem_bits == 32
  const double_word p_0 = {(gentype)0x1.555554p-2f, (gentype)0x1.f751fcp-27f};
  gentype p = polynomial(square, 0x1.999a7ep-3f, 0x1.243806p-3f, 0x1.e313c4p-4f);
#else
  const double_word p_0 = {(gentype)0x1.5555555555555p-2, (gentype)-0x1.8d2b9a19f8318p-57};
  gentype p = polynomial(square, 0x1.9999999999e12p-3, 0x1.249249242a245p-3, 0x1.c71c725a05ddp-4, 0x1.745cddf2287dbp-4,
                         0x1.3b20b538d439bp-4, 0x1.0f5c0ec052637p-4, 0x1.0f68d072e9f81p-4);
#endif
  double_word third = fast_two_sum(p_0.high, fma(p, z.high, p_0.low)), w = two_product(z.high, third.high);
  w.low = fma(z.high, third.low, fma(z.low, third.high, w.low));
  double_word tail = two_product(s.high, w.high);
  tail.low = fma(s.high, w.low, fma(s.low, w.high, tail.low));
  double_word sum = fast_two_sum(s.high, tail.high);
  // Step 3: add level + e ln(2). The first term is exact, and is 0 or has no lower exponent than the second.
  double_word result = fast_sum_of_product(fma_plain(e, ln2_short, level), sum.high, (gentype)2);
  result.low += fma(e, ln2_rest, 2 * (sum.low + (s.low + tail.low)));
  return result;
}
#endif
