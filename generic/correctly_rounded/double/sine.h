// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sines, cosines and tangents of double by the steps of first_step.h, of angles n pi/2 + r, |r| <= 0.79.
//   Step 1: |r| = j/128 + t, |t| <= 2^-8, of which sin(|r|) and cos(|r|) are sums a cos(t) + b sin(t), where a, b and t
//     are sums of two doubles. a + b t is added with its rounding error. a is twice the result at most, and b t the
//     result, beside which r has an error of 2^-70. cos(t) - 1 is below 2^-17: its steps and its product with a are
//     rounded by 2^-53 three times, and three sums with it once each; its product with the low word of a is left out.
//     sin(t) - t is below 2^-18.6 of t and rounded four times: together less than 2^-65.9.
//     A tangent is the quotient of both sums. Of the cosine a is the result at most: together less than 2^-65.4.
//   Step 2: series of sine and cosine in r^2, in integers of 128 bits, with an error below 2^-121 of the result. r is
//     the fraction of |x| 2/pi of 254 bits, as M. H. Payne and R. N. Hanek (1983) compute it, times pi/2. The fraction
//     of a double is not below 2^-62 or so (J.-M. Muller, Elementary Functions, chapter 11), so that 2^-130 of it is
//     lost at most. Of all 2^64 results one may come as near to a middle as 2^-117 of it.
// To be included after first_step.h.
#include <correctly_rounded/double/power_tables.h>
#include <correctly_rounded/double/sine_table.h>
#include <correctly_rounded/double/wide_float.h>
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/rounded_root.h>
#include <math/trigonometry/reduce_pio2.h>

// Returns t for r >= 0, and stores sin(j/128) and cos(j/128).
static inline double_word beyond_row(double_word r, private double_word *sine, private double_word *cosine) {
  gentype shifted = fma(r.high, (gentype)128, shifter);
  ugentype index = as_ugentype(shifted) & (ugentype)127;
  *sine = row_of_four(sines, index, cosine);
  return (double_word){fma_exact(shifted - shifter, (gentype)-0x1p-7f, r.high), r.low};
}

// a cos(t) + b sin(t)
static inline double_word turned(double_word a, double_word b, double_word t) {
  gentype z = t.high * t.high;
  gentype p = polynomial(z, -0x1.5555555555555p-3, 0x1.1111110fbbb1dp-7, -0x1.9fd5b5578ba12p-13);
  gentype q = polynomial(z, -0x1p-1, 0x1.55555555553e9p-5, -0x1.6c16b8515c385p-10);
  gentype sine = fma(t.high * z, p, t.low);      // of sin(t) - t
  gentype cosine = fma(z, q, -(t.high * t.low)); // of cos(t) - 1
  gentype high = fma(b.high, t.high, a.high), low = fma(b.high, t.high, a.high - high);
  return (double_word){high, low + fma(b.high, sine, fma(a.high, cosine, fma(b.low, t.high, a.low)))};
}

static inline double_word negative(double_word a) { return (double_word){-a.high, -a.low}; }

// r with the sign of r.high taken from it
static inline double_word magnitude_of(double_word r) {
  ugentype sign = as_ugentype(r.high) & (ugentype)sign_bit;
  return (double_word){fabs(r.high), flip_sign(r.low, sign)};
}

// sin(|r|), of which cos(|r|) is stored
static inline double_word sine_and_cosine_of_words(double_word r, private double_word *cosine) {
  double_word row_sine, row_cosine, t = beyond_row(magnitude_of(r), &row_sine, &row_cosine);
  *cosine = turned(row_cosine, negative(row_sine), t);
  return turned(row_sine, row_cosine, t);
}

// |sin(n pi/2 + r)|
static inline double_word sine_in_words(double_word r, igentype n) {
  double_word sine, cosine, t = beyond_row(magnitude_of(r), &sine, &cosine);
  relation odd = (n & (igentype)1) != (igentype)0;
  return turned(select_words(odd, cosine, sine), select_words(odd, negative(sine), cosine), t);
}

// sin(n pi/2 + r)
static inline gentype sine_of_words(double_word r, igentype n, private relation *doubt) {
  relation odd = (n & (igentype)1) != (igentype)0;
  double_word y = sine_in_words(r, n);
  gentype result = rounded_sum(y.high, y.low, 0x1.1p-66f, doubt);
  ugentype sign = as_ugentype(r.high) & (ugentype)sign_bit;
  return flip_sign(result, sign_of_quadrant(n) ^ (odd ? (ugentype)0 : sign));
}

// tan(n pi/2 + r)
static inline gentype tangent_of_words(double_word r, igentype n, private relation *doubt) {
  double_word c, s = sine_and_cosine_of_words(r, &c);
  relation odd = (n & (igentype)1) != (igentype)0;
  s = fast_two_sum(s.high, s.low);
  c = fast_two_sum(c.high, c.low);
  double_word above = select_words(odd, c, s), below = select_words(odd, s, c);
  gentype reciprocal = rounded_reciprocal(below.high), quotient = above.high * reciprocal;
  gentype rest = fma(-quotient, below.low, fma_exact(-quotient, below.high, above.high) + above.low);
  gentype result = rounded_sum(quotient, rest * reciprocal, 0x1.9p-66f, doubt);
  ugentype sign = as_ugentype(r.high) & (ugentype)sign_bit;
  return flip_sign(result, sign ^ (odd ? (ugentype)sign_bit : (ugentype)0));
}

// Where r of reduce_pio2 is not as near as 2^-70 of it or has terms that might be subnormal, or where x is special
static inline relation angle_is_rare(gentype x, double_word r) {
  relation rare = bits_outside(fabs(x), as_ugentype((gentype)power_of_two(-900)), (ugentype)infinity_bits);
  return rare | ((fabs(r.high) < (gentype)0x1p-45f) & (fabs(x) > (gentype)1));
}

#ifndef ONECLC_CR_SINE_STEP_2
#define ONECLC_CR_SINE_STEP_2
// z (1/k! - z (1/(k+2)! - ...)), of which the last term is that of 1/29! or 1/30!, for k = 2 or 3
static inline wide alternating_series(wide z, int k) {
  wide sum = {0, 0};
  for (int i = k + 24; i >= k - 2; i -= 2)
    sum = fraction_product(z, wide_minus((wide){reciprocal_factorials[i].x, reciprocal_factorials[i].y}, sum));
  return sum;
}

// Of 0 < |r| <= 0.79
static inline wide_float sine_in_wide(wide_float r) {
  wide less = alternating_series(fraction_of_float(float_product(r, r)), 3);
  return float_sum(r, float_minus(float_product(r, wide_float_from(less, 0, false))));
}
static inline wide_float cosine_in_wide(wide_float r) {
  wide less = alternating_series(fraction_of_float(float_product(r, r)), 2);
  return float_sum(wide_float_of(1), wide_float_from(less, 0, true));
}

// An angle n pi/2 + r
typedef struct {
  wide_float r;
  int n;
} wide_angle;

// Of a finite |x| >= 2^-27
static inline wide_angle reduced_in_wide(double x) {
  // Step 1: |x| = m 2^e; the 256 bits of 2/pi from the one of weight 2^(1 - e) on, and m times them, which is |x| 2/pi
  // modulo 4 in units of 2^-254
  integer_parts parts = parts_of(x);
  int position = parts.exponent + 126, index = position >> 6, shift = position & 63;
  ulong word[4], carry = 0;
  for (int i = 3; i >= 0; i--) {
    ulong bits = words_of_two_over_pi[index + i] << shift | words_of_two_over_pi[index + i + 1] >> 1 >> (63 - shift);
    wide product = wide_plus(wide_product(parts.significand, bits), (wide){0, carry});
    word[i] = product.low;
    carry = product.high;
  }
  // Step 2: the nearest integer and the rest
  int n = (int)((word[0] + (1ul << 61)) >> 62);
  word[0] -= (ulong)n << 62;
  bool below = word[0] >> 63;
  for (int i = 0; i < 4; i++)
    word[i] = below ? ~word[i] : word[i];
  // Step 3: the rest times pi/2
  int first = word[0] == 0, zeros = (int)clz(word[first]);
  wide rest = wide_shifted((wide){word[first], word[first + 1]}, zeros);
  rest.low |= word[first + 2] >> 1 >> (63 - zeros);
  wide_float r = float_product(wide_float_from(rest, 2 - 64 * first - zeros, below != (x < 0)), float_pi(-1));
  return (wide_angle){r, x < 0 ? -n : n};
}

// sin(angle + quarters pi/2)
static inline double sine_of_wide(wide_angle angle, int quarters) {
  int n = angle.n + quarters;
  wide_float y = n & 1 ? cosine_in_wide(angle.r) : sine_in_wide(angle.r);
  return double_of(n & 2 ? float_minus(y) : y);
}

static inline double tangent_of_wide(wide_angle angle) {
  wide_float s = sine_in_wide(angle.r), c = cosine_in_wide(angle.r);
  bool odd = angle.n & 1;
  return double_of(float_quotient(odd ? c : s, odd ? float_minus(s) : c));
}

// The sine of |x| < 2^-27 is nearest to x.
static inline bool angle_is_small(double x) { return fabs(x) < 0x1p-27; }
static inline bool angle_is_endless(double x) { return parts_of(x).exponent == infinite; }

// No sine or cosine of a double but those of 0 is the middle between two doubles or a double, as such ones are
// transcendental.
out_of_line double sin_in_doubt_of_double(double x) {
  if (angle_is_small(x) || angle_is_endless(x))
    return sin(x); // x or NaN
  return sine_of_wide(reduced_in_wide(x), 0);
}
out_of_line double cos_in_doubt_of_double(double x) {
  if (angle_is_small(x) || angle_is_endless(x))
    return cos(x); // 1 or NaN
  return sine_of_wide(reduced_in_wide(x), 1);
}
#endif
