// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Powers x^y = 2^(y log2(x)), with the logarithm as a double-word. Figures in parentheses are those of double. To be
// included after each_float.h.
//
// log2(x): with x = 2^e m and s = (m - 1) / (m + 1), log2(m) = 2 / ln(2) atanh(s) = s (2 / ln(2) + z (k1 + z q(z))), z
// = s^2. In float 3/4 <= m < 3/2, so that |s| <= 1/5, and k1 is 1 and a small number, so that s^2 can be added with its
// low word, and what follows needs none; in double |s| < 0.172, and k1 has a second word. The quotient s is m - 1 times
// a reciprocal, and the exact remainder gives the low word, which is multiplied by the slope of atanh, 1 + z + z^2 … (a
// multiple of z, or of z^2, stands for what is left out, too). The error is below 2^-32.8 (2^-64.1) of the logarithm,
// or 0.2 (0.3) ulp of the greatest powers.
//
// 2^(n + t + low): n goes to the exponent, and the rest is 1 + t ln(2), with its rounding error, and low ln(2) + t^2
// p(t + low). The coefficients are from lab/coefficients/power.sol. Half results are correctly rounded.
//
// After P. Markstein, "IA-64 and Elementary Functions" (2000), chapters 9 and 12, and P. T. P. Tang's logarithm (ACM
// TOMS 16, 1990).
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/rounded_root.h>
#include <math/arithmetic/not_positive_normal.h>
#include <math/exponential/log_kernel.h>

#if elem_bits > 16
#include <math/exponential/times_power.h>
#include <math/exponential/whole_exponent.h>

// a + b c + low as a double-word, for |a| > |b c|, with one rounding error, in the low word
static inline double_word sum_of_product(gentype a, gentype b, gentype c, gentype low) {
  gentype high = fma(b, c, a);
  return (double_word){high, fma_exact(b, c, a - high) + low};
}

// log2(2^-bias x) of a normal x > 0, as a double-word
__attribute__((always_inline)) static inline double_word log2_words(gentype x, igentype bias) {
  const gentype two_ln2 = (gentype)(elem_bits == 32 ? 0x1.715476p1 : 0x1.71547652b82fep1),
                two_ln2_low = (gentype)(elem_bits == 32 ? 0x1.4ae0cp-25 : 0x1.777d0ffda0d24p-55);
#if elem_bits == 32
  // Step 1: x = 2^e (1 + f); e stands in the place of the exponent field
  gentype e, f = log_parts_from((gentype)0.75f, x, bias, &e);
  // Step 2: s + s_low = f / (f + 2)
  gentype r = rounded_reciprocal(f + 2);
  gentype s = f * r, rest = fma(-s, f, fma_plain(s, (gentype)-2, f)), s_low = r * rest, z = s * s;
  // Step 3: c = log2(m) / s as a double-word, and the slope with which s_low contributes. Powers are functions of two
  // numbers: the steps are fma, and no shorter ones (polynomial of vocabulary.h).
  gentype q = fma((gentype)0x1.64118cp-2f, z, (gentype)0x1.a522fap-2f);
  q = fma(fma(q, z, (gentype)0x1.27786ap-1f), z, (gentype)-0x1.38f64p-5f);
  double_word c = sum_of_product(two_ln2, s, s, two_ln2_low);
  c.low = fma(q, z, c.low);
  gentype slope = fma(z, (gentype)0x1.7d8p1f, two_ln2);
#else
  gentype e, f = log_fraction(x, bias, &e); // step 1
  gentype r = rounded_reciprocal(f + 2);    // step 2
  gentype s = f * r, rest = fma(-s, f, fma(s, (gentype)-2, f)), s_low = r * rest, z = s * s, square = z * z;
  // Step 3
  gentype odd =
      polynomial(square, 0x1.a61762a7ae41dp-2, 0x1.0c9a84fff8e6ep-2, 0x1.8a061d05d2addp-3, 0x1.60390dd76cb98p-3);
  gentype even =
      polynomial(square, 0x1.2776c50ef9bfep-1, 0x1.484b13d735f46p-2, 0x1.c68f050bcc799p-3, 0x1.593b5fa7948cap-3);
  double_word w = sum_of_product((gentype)0x1.ec709dc3a03fdp-1, fma(odd, z, even), z, (gentype)0x1.d27f05548af0cp-55);
  double_word c = sum_of_product(two_ln2, w.high, z, fma(w.high, fma(s, s, -z), fma(w.low, z, two_ln2_low)));
  gentype slope = fma(z, fma(z, (gentype)0x1.7b4p1, two_ln2), two_ln2);
#endif
  // Step 4: e + s c + s_low slope
  gentype high = s * c.high;
#if elem_bits == 32
  // The rounding error of the product and that of the sum come together.
  gentype sum = fma_plain(e, (gentype)0x1p-23f, high);
  gentype gap = fma_exact(s, c.high, fma_plain(e, (gentype)0x1p-23f, -sum));
  return (double_word){sum, fma(s_low, slope, fma(s, c.low, gap))};
#else
  gentype low = fma(s_low, slope, fma(s, c.low, fma(s, c.high, -high)));
  return exponent_sum(e, high, low);
#endif
}

// y times the logarithm
static inline double_word times_exponent(double_word log, gentype y) {
  double_word product = two_product(log.high, y);
  product.low = fma(log.low, y, product.low);
  return product;
}

// Returns 2^(x.high + x.low) / 2^n, and stores shifter + n to *shifted.
__attribute__((always_inline)) static inline gentype exp2_words(double_word x, private gentype *shifted) {
  // Step 1: n, the integer nearest to x.high, and t = x.high - n
  *shifted = x.high + shifter;
  gentype t = beyond_whole(x.high, *shifted), all = t + x.low, square = all * all;
  const gentype ln2 = (gentype)(elem_bits == 32 ? 0x1.62e43p-1 : 0x1.62e42fefa39efp-1);
  // Step 2: 1 + t ln(2), what it is rounded by, and x.low ln(2)
  gentype sum = fma(t, ln2, (gentype)1), rest = fma_exact(t, ln2, 1 - sum);
#if elem_bits == 64 // of float t times ln(2)'s low word, about 2^-30, is left out
  rest = fma(t, (gentype)0x1.abc9e3b39803fp-56, rest);
#endif
  rest = fma(x.low, ln2, rest);
  // Step 3: the terms from t^2 on
#if elem_bits == 32
  gentype p = fma((gentype)0x1.45dc7cp-13f, all, (gentype)0x1.5f34e2p-10f);
  p = fma(fma(p, all, (gentype)0x1.3b278ep-7f), all, (gentype)0x1.c6af4p-5f);
  p = fma(p, all, (gentype)0x1.ebfbe4p-3f);
#else
  gentype odd = polynomial(square, 0x1.c6b08d704a0d2p-5, 0x1.5d87fe78a10ecp-10, 0x1.ffcbfc7cfddd3p-17,
                           0x1.b524caca1c5bcp-24, 0x1.ea1e6167af6cep-32);
  gentype even = polynomial(square, 0x1.ebfbdff82c5a8p-3, 0x1.3b2ab6fb9f647p-7, 0x1.430913112eff4p-13,
                            0x1.62bfc1692fa3ap-20, 0x1.e6267adc93109p-28);
  gentype p = fma(odd, all, even);
#endif
  return sum + fma(p, square, rest);
}

// 2^product, where `product` is an exponent times log2(base), for lanes that are not rare. Stores what exp2_words
// returns and stores to *fraction and *shifted.
static inline gentype usual_power(double_word product, private gentype *fraction, private gentype *shifted) {
  *fraction = exp2_words(product, shifted);
  // scaled() is not called: the second test would move to the usual path, which would be three percent slower on a GPU.
  return times_whole_power(*fraction, product.high, *shifted);
}
static inline relation is_rare_power(gentype base, double_word product) {
  return not_positive_normal(base) | !surely_below(product.high, (gentype)(exponent_bias - 2));
}
#include <math/exponential/any_rare_power.h>

// Whether, in some lane, base is not a positive normal number or the product is not finite.
static inline bool is_special_power(gentype base, gentype shifted) {
  return any_lane(not_positive_normal(base) | !surely_below(shifted, (gentype)INFINITY));
}

// What is rare is a call of one function in vectors, with what is at hand, so that nothing has to outlive that call.
// A target for which another function costs more than that defines inline_rare_powers.
#undef rare_power_function
#ifdef inline_rare_powers
#define rare_power_function __attribute__((always_inline)) static inline
#elif vec_width > 1
#define rare_power_function __attribute__((noinline)) static
#else
#define rare_power_function static inline
#endif

// |x|^y for any x, 0 and infinity too, and any y. For NaN, 0^0, inf^0 and 1^inf it is something that the caller
// replaces.
static inline gentype power_of_any(gentype x, double_word y) {
  gentype a = fabs(x);
  relation small = a < (gentype)least_normal;
  double_word log = log2_words(small ? a * (gentype)power_of_two(significand_bits) : a,
                               small ? (igentype)significand_bits : (igentype)0);
  log.high = a == (gentype)0 ? (gentype)-INFINITY : a < (gentype)INFINITY ? log.high : a;
  double_word product = times_exponent(log, y.high);
  product.low = fma(log.high, y.low, product.low);
  gentype shifted, fraction = exp2_words(product, &shifted);
  return times_any_power(fraction, shifted);
}

// powr for any arguments
__attribute__((noinline)) static inline gentype powr_of_any(gentype x, gentype y) {
  gentype result = power_of_any(x, (double_word){y, (gentype)0});
  result = ((y == (gentype)0) | (x == (gentype)1)) ? (gentype)1 : result;
  relation base_extreme = (x == (gentype)0) | (x == (gentype)INFINITY);
  relation invalid = (base_extreme & (y == (gentype)0)) | ((x == (gentype)1) & is_infinite(y));
  return (invalid | !(x >= (gentype)0) | is_nan(y)) ? (gentype)NAN : result;
}
#endif

// Half powers are those of float, which are good to an ulp of float. Where that leaves the rounding to half in doubt
// (near ties, and among subnormal numbers), the logarithms of the power and of the tie are compared as double-words.
// Over all pairs of halves, and of halves and integers, these differ by more than 2^-42, or the power is the tie.
#if elem_bits == 32
// Stores e to *e, where x = 2^e m, and returns ln(m) / 2 = atanh(s) as a double-word, for an x of at most 12 bits; the
// error is below 2^-45.
static inline double_word half_log_words(gentype x, private gentype *e) {
  gentype f = log_fraction(x, (igentype)0, e), denominator = f + 2, high = f / denominator;
  double_word s = {high, fma(-high, denominator, f) / denominator}, z = times_double_word(s, s), sum = {0, 0};
  for (int k = 9; k >= 0; k--) { // the term left out is z^10 / 21 < 2^-55
    gentype odd = (gentype)(2 * k + 1), inverse = 1 / odd;
    double_word product = times_double_word(sum, z), next = fast_two_sum(inverse, product.high);
    sum = fast_two_sum(next.high, next.low + (product.low + fma(-inverse, odd, (gentype)1) / odd));
  }
  return times_double_word(s, sum);
}

// The power x^(y / n), which is about `power`, for rounding to half: returns the tie nearby if the power is that, or a
// number on the same side of the tie as the power.
__attribute__((noinline)) static inline gentype beside_tie(gentype power, gentype x, gentype y, gentype n) {
  const gentype ulp_of_ties = (gentype)0x1.8p-2f; // the next number is 2^-25 greater: sums become multiples of that
  gentype tie = as_gentype((as_igentype(power) + (igentype)0x800) & (igentype)~0xfff);
  tie = power < (gentype)0x1p-14f ? power + ulp_of_ties - ulp_of_ties : tie;
  gentype e, tie_e;
  double_word log = times_word(half_log_words(x, &e), y), tie_log = times_word(half_log_words(tie, &tie_e), -n);
  gentype exponent = fma(y, e, -n * tie_e); // exact
  const double_word half_ln2 = {(gentype)0x1.62e43p-2f, (gentype)-0x1.05c61p-30f};
  double_word whole = times_word(half_ln2, exponent);
  double_word sum = two_sum(log.high, tie_log.high), all = two_sum(whole.high, sum.high);
  gentype difference = all.high + (all.low + (sum.low + (log.low + tie_log.low + whole.low)));
  difference = n < (gentype)0 ? -difference : difference;
  igentype step = difference < (gentype)0 ? (igentype)-1 : (igentype)1;
  return as_gentype(as_igentype(tie) + (fabs(difference) < (gentype)0x1p-43f ? (igentype)0 : step));
}
#elif elem_bits == 16
// The power x^(y / n) as a half; `power` is what float computes for it.
static inline gentype half_power(floatn power, floatn x, floatn y, floatn n) {
  floatn magnitude = fabs(power);
  intn bits = __builtin_astype(magnitude, intn);
  uintn beside = __builtin_astype((bits + (4 - 0x1000)) & 0x1fff, uintn);
  intn doubtful = ((beside <= 8u) | (magnitude < 0x1p-14f)) & (magnitude > 0x1p-26f);
  if (__builtin_expect(any_lane(doubtful), false)) {
    floatn settled = beside_tie(magnitude, fabs(x), y, n);
    power = copysign(doubtful ? settled : magnitude, power); // the sign comes last: cr_asinh.cl says why
  }
  return vec_convert(half, power);
}
#endif
