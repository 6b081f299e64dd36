// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Powers x^y = 2^(y log2(x)), with the logarithm as a double-word. Figures in parentheses are those of double. To be
// included after each_float.h.
//
// log2(x): with x = 2^e m and s = (m - a) / (m + a), log2(m / a) = 2 / ln(2) atanh(s) = s (2 / ln(2) + z (k1 + z
// q(z))), z = s^2. In float a is 1 or 3/2 (0.86 <= m < 1.72), so that |s| < 0.103 and what follows the first term needs
// no second word; in double a is 1, |s| < 0.172, and k1 has a second word. The quotient s is m - a times 1 / (m + a),
// which in float a polynomial gives and a step of Newton's iteration, and in double a reciprocal, and the exact
// remainder gives the low word, which counts with the slope of atanh, 1 + z + z^2 … (in double a multiple of z^2 that
// stands for the rest, too). The error is below 2^-32 (2^-64.1) of the logarithm, or 0.3 ulp of the greatest powers.
//
// 2^(n + t + low): n goes to the exponent, and the rest is (1 + t ln(2)) + (low ln(2) + t^2 p(t + low)), the first sum
// with its rounding error. The coefficients are from utils/coefficients/power.sol. Errors are largest where the result
// is subnormal and so is rounded twice. Half results are correctly rounded.
//
// After P. Markstein, "IA-64 and Elementary Functions" (2000), chapters 9 and 12, and P. T. P. Tang's logarithm (ACM
// TOMS 16, 1990).
#include <math/arithmetic/fused.h>
#include <math/arithmetic/rounded_root.h>
#include <math/arithmetic/surely_below.h>
#include <math/exponential/log_kernel.h>

#if elem_bits > 16
#include <math/exponential/times_power.h>

// a + b c + low as a double-word, for |a| > |b c|, with one rounding error, in the low word
static inline double_word sum_of_product(gentype a, gentype b, gentype c, gentype low) {
  gentype high = fma_tiny(b, c, a);
  return (double_word){high, fma_exact(b, c, a - high) + low};
}

// log2(2^-bias x) of a normal x > 0, as a double-word
__attribute__((always_inline)) static inline double_word log2_words(gentype x, igentype bias) {
  const gentype two_ln2 = (gentype)(elem_bits == 32 ? 0x1.715476p1 : 0x1.71547652b82fep1),
                two_ln2_low = (gentype)(elem_bits == 32 ? 0x1.4ae0cp-25 : 0x1.777d0ffda0d24p-55);
#if elem_bits == 32
  igentype above = as_igentype(x) - as_igentype((gentype)0.86f),
           exponent = above & (igentype)(signed_elem)~(leading_bit - 1);
  igentype upper = above & (igentype)(signed_elem)(leading_bit / 2);
  relation is_upper = upper != (igentype)0; // m > 1.22: a is 3/2
  // e + log2(a), to 14 bits after the point, from the bits of 768 + e
  gentype e = as_gentype((igentype)((exponent >> (igentype)9) + (as_igentype((gentype)768) - (bias << (igentype)14))));
  e -= is_upper ? (gentype)(768 - 0x1.2b8p-1) : (gentype)768;
  gentype m = as_gentype(as_igentype(x) - exponent), a = as_gentype(upper | as_igentype((gentype)1));
  gentype f = m - a, unit = is_upper ? (gentype)(1. / 3) : (gentype)0.5f, g = f * unit;
  gentype r = (gentype)0x1.f69628p-1f;
  r = fma_tiny(r, g, (gentype)-0x1.01ed64p0f);
  r = fma_tiny(r, g, (gentype)0x1.000464p0f);
  r *= unit;
  r = fma_tiny(r, fma_exact(-r, m + a, (gentype)1), r);
  gentype s = f * r, rest = fma_close(-s, f, fma_exact(-s, as_gentype(upper | as_igentype((gentype)2)), f)),
          s_low = r * rest, z = s * s;
  gentype p = (gentype)0x1.ab4324p-2f;
  p = fma_tiny(p, z, (gentype)0x1.27744ap-1f);
  p = fma_tiny(p, z, (gentype)0x1.ec709ep-1f);
  double_word c = sum_of_product(two_ln2, p, z, two_ln2_low);
  gentype slope = fma_tiny(z, two_ln2, two_ln2), low_e = is_upper ? (gentype)0x1.a39fbep-20f : (gentype)0;
#else
  gentype e, f = log_fraction(x, bias, &e);
  gentype r = rounded_reciprocal(f + 2);
  gentype s = f * r, rest = fma(-s, f, fma(s, (gentype)-2, f)), s_low = r * rest, z = s * s, square = z * z;
  gentype odd = (gentype)0x1.60390dd76cb98p-3;
  odd = fma_step(odd, square, (gentype)0x1.8a061d05d2addp-3);
  odd = fma_step(odd, square, (gentype)0x1.0c9a84fff8e6ep-2);
  odd = fma_step(odd, square, (gentype)0x1.a61762a7ae41dp-2);
  gentype even = (gentype)0x1.593b5fa7948cap-3;
  even = fma_step(even, square, (gentype)0x1.c68f050bcc799p-3);
  even = fma_step(even, square, (gentype)0x1.484b13d735f46p-2);
  even = fma_step(even, square, (gentype)0x1.2776c50ef9bfep-1);
  double_word w = sum_of_product((gentype)0x1.ec709dc3a03fdp-1, fma(odd, z, even), z, (gentype)0x1.d27f05548af0cp-55);
  double_word c = sum_of_product(two_ln2, w.high, z, fma(w.high, fma(s, s, -z), fma(w.low, z, two_ln2_low)));
  gentype slope = fma(z, fma(z, (gentype)0x1.7b4p1, two_ln2), two_ln2);
#endif
  gentype high = s * c.high, low = fma(s_low, slope, fma(s, c.low, fma(s, c.high, -high)));
#if elem_bits == 32
  low += low_e;
#endif
#if words_of_double
  return exponent_sum(e, high, low);
#else
  return log_sum(e, high, low);
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
  *shifted = x.high + shifter;
  gentype t = x.high - (*shifted - shifter), all = t + x.low, square = all * all;
#if elem_bits == 32
  gentype p = (gentype)0x1.434ebap-13f;
  p = fma(p, all, (gentype)0x1.5f11ecp-10f);
  p = fma(p, all, (gentype)0x1.3b2b9ep-7f);
  p = fma(p, all, (gentype)0x1.c6af74p-5f);
  p = fma(p, all, (gentype)0x1.ebfbdep-3f);
  const gentype ln2 = (gentype)0x1.62e43p-1f, low = x.low * ln2; // leaves out t times ln(2)'s low word, about 2^-30
#else
  gentype odd = (gentype)0x1.ea1e6167af6cep-32;
  odd = fma_step(odd, square, (gentype)0x1.b524caca1c5bcp-24);
  odd = fma_step(odd, square, (gentype)0x1.ffcbfc7cfddd3p-17);
  odd = fma_step(odd, square, (gentype)0x1.5d87fe78a10ecp-10);
  odd = fma_step(odd, square, (gentype)0x1.c6b08d704a0d2p-5);
  gentype even = (gentype)0x1.e6267adc93109p-28;
  even = fma_step(even, square, (gentype)0x1.62bfc1692fa3ap-20);
  even = fma_step(even, square, (gentype)0x1.430913112eff4p-13);
  even = fma_step(even, square, (gentype)0x1.3b2ab6fb9f647p-7);
  even = fma_step(even, square, (gentype)0x1.ebfbdff82c5a8p-3);
  gentype p = fma(odd, all, even);
  const gentype ln2 = (gentype)0x1.62e42fefa39efp-1, low = fma(x.low, ln2, t * (gentype)0x1.abc9e3b39803fp-56);
#endif
  gentype sum = fma(t, ln2, (gentype)1);
  return sum + (fma(t, ln2, 1 - sum) + fma(p, square, low));
}

// 2^product, where `product` is an exponent times log2(base). *rare is set if, in some lane, base is not a positive
// normal number or the product is not finite.
static inline gentype power(gentype base, double_word product, private bool *rare) {
  gentype sum, fraction = exp2_words(product, &sum), result = times_power(fraction, sum);
  relation normal = surely_below(product.high, (gentype)(exponent_bias - 2));
  *rare = false;
  // scaled() is not called: the second test would move to the usual path, which would be three percent slower on a GPU.
  if (__builtin_expect(any_lane(unusual(base) | !normal), false)) {
    result = times_any_power(fraction, sum);
    *rare = any_lane(unusual(base) | !surely_below(product.high, (gentype)INFINITY));
  }
  return result;
}

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
  gentype sum, fraction = exp2_words(product, &sum);
  return times_any_power(fraction, sum);
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
