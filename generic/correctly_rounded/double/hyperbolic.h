// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Step 1 of cr_sinh and cr_cosh of double, by power.h. With e^|x| = p e^t and p = 2^(n/128) both are a cosh(t) +
// b sinh(t): of a sine a is (p - 1 / p) / 2 and b is (p + 1 / p) / 2, of a cosine the reverse. a, b and t are sums of
// two doubles, and a + b t is added with its rounding error. cosh(t) - 1 is below 2^-18, and sinh(t) - t below 2^-19.6
// of t; both are rounded by 2^-53 four times, and so are two sums with them. Of a cosine a is the result at most: less
// than 2^-68.4. Of a sine a is twice the result at most and b t the result, and the polynomial's error is 2^-66.4 of t:
// less than 2^-65.7.
// To be included after power.h.

// Twice the hyperbolic sine or cosine of |x|
static inline double_word hyperbolic_in_words(gentype x, bool of_sine) {
  gentype shifted;
  double_word t = natural_rest(fabs(x), &shifted);
  double_word p = scaled_power(shifted), q = scaled_power(shifter - (shifted - shifter));
  double_word plus = fast_two_sum(p.high, q.high), minus = fast_two_sum(p.high, -q.high);
  plus.low += p.low + q.low;
  minus.low += p.low - q.low;
  double_word a = of_sine ? minus : plus, b = of_sine ? plus : minus;
  gentype z = t.high * t.high;
  gentype sine = fma(t.high * z, polynomial(z, 0x1.5555555555525p-3, 0x1.11111431975e5p-7), t.low); // of sinh(t) - t
  gentype cosine =
      fma(z, polynomial(z, 0x1p-1, 0x1.5555555555501p-5, 0x1.6c16c5cd00166p-10), t.high * t.low); // of cosh(t) - 1
  gentype high = fma(b.high, t.high, a.high), low = fma(b.high, t.high, a.high - high);
  gentype rest = fma(b.low, t.high, fma(a.low, cosine, a.low));
  return (double_word){high, low + fma(b.high, sine, fma(a.high, cosine, rest))};
}
