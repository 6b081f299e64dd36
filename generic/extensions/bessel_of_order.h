// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What jn and yn, the Bessel functions of integer orders, are made of: the recurrence from order to order, in
// double-words (M. Abramowitz, I. A. Stegun, Handbook of Mathematical Functions, 9.1.27), and Debye's expansion for
// orders well below great arguments, from where the recurrence needs few steps (9.3.15 to 9.3.20). The vector forms
// call the scalar form for each lane, since lanes take different numbers of steps. To be included after each_float.h,
// with the function's name as `of_order`.
#if vec_width > 1
sgentype of_order(int, sgentype);
gentype of_order(intn n, gentype x) {
  gentype result;
#pragma unroll
  for (int i = 0; i < vec_width; i++) [[clang::noinline]]
    result[i] = of_order(n[i], x[i]);
  return result;
}
#elif elem_bits == 16
gentype of_order(int n, gentype x) { return (gentype)of_order(n, (float)x); }
#else
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/at_most.h>
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/rounded_root.h>
#include <math/arithmetic/sqrt_words.h>
#include <math/trigonometry/pi.h>
#include <math/trigonometry/reduce_pio2.h>
#include <math/trigonometry/sine_words.h>

// The sign of the functions of a negative order or argument: J_-n(x) = J_n(-x) = (-1)^n J_n(x), and Y_-n is (-1)^n Y_n.
static inline ugentype sign_of_order(int n, gentype x) {
  const ugentype sign = as_ugentype(x) ^ (n < 0 ? (ugentype)sign_bit : (ugentype)0);
  return n & 1 ? sign & (ugentype)sign_bit : (ugentype)0;
}

// Below this argument functions of orders from 2 on underflow to 0, or overflow.
#define least_argument ((gentype)power_of_two(elem_bits == 32 ? -77 : -540))

// ---- Debye's expansion

// An order as two numbers
#define words_of_order(k) \
  ((double_word){(gentype)(k), elem_bits == 32 ? (gentype)(int)((k) - (uint)(gentype)(k)) : (gentype)0})

// The magnitude of an order. ptxas takes that of -2^31, abs(n) as an unsigned number, for a negative one.
#define size_of_order(n) fabs((gentype)(n))

// The order from which the recurrence starts: 0, or the greatest one for which the expansion is exact enough
static inline uint first_order(int n, gentype a) {
  const uint order = abs(n);
  if (a < (gentype)4096 || order < 2)
    return 0;
  const gentype limit = a - (gentype)232 * cbrt(a);
  return limit < size_of_order(n) ? (uint)limit : order;
}

// 1 - cos(b), 0 <= b <= pi/2, by its series, with nearly the precision of a double-word
static inline double_word versine(gentype b) {
  const double_word square = two_product(b, b);
  double_word term = {square.high * (gentype)0.5f, square.low * (gentype)0.5f}, sum = term;
  for (int i = 3; i < (elem_bits == 32 ? 23 : 39); i += 2) {
    const gentype divisor = (gentype)(-i * (i + 1));
    const double_word product = times_double_word(term, square);
    const gentype quotient = product.high / divisor;
    term = fast_two_sum(quotient, (fma(-quotient, divisor, product.high) + product.low) / divisor);
    const double_word next = fast_two_sum(sum.high, term.high);
    sum = fast_two_sum(next.high, next.low + (sum.low + term.low));
  }
  return sum;
}

// J_k(a) for 1 - k quarters and Y_k(a) for -k, a >= 4096, k <= a - 232 cbrt(a). With sin(b) = k / a and v = 1 / (a
// cos(b)), J + i Y is sqrt(2 v / pi) (L - i M) e^(i (a cos(b) - k (pi/2 - b) - pi/4)), where L and M are sums of powers
// of v times polynomials in (k v)^2. Terms left out are less than 2^-57 (float: 2^-27), as k^2 v^3 <= 10^-4.
__attribute__((noinline)) static gentype by_debye(uint k, gentype a, uint quarters) {
  // Step 1: b and v. Far beyond the orders b does not contribute.
  const double_word order = words_of_order(k);
  const gentype bounded = at_most(a, (gentype)0x1p100f), inverse = rounded_reciprocal(bounded);
  const gentype below = ((bounded - order.high) - order.low) * inverse, above = (bounded + order.high) * inverse;
  const gentype cosine = rounded_root(below * above);
  const gentype v = rounded_reciprocal(bounded * cosine), tangent = order.high * v, b = atan(tangent);
  // Step 2: L - i M = modulus e^(i shift), the modulus times sqrt(2 / pi)
  const gentype t = tangent * tangent;
#if elem_bits == 32
  const gentype shift = -v * polynomial(t, 0x1p-3f, 5.0f / 24), modulus = (gentype)0x1.988454p-1f;
#else
  const gentype v2 = v * v;
  const gentype m =
      v * (polynomial(t, 3, 5) * (1.0 / 24) - v2 * (polynomial(t, 30375, 369603, 765765, 425425) * (1.0 / 414720)));
  const gentype l =
      1 - v2 * (polynomial(t, 81, 462, 385) * (1.0 / 1152) -
                v2 * (polynomial(t, 4465125, 94121676, 349922430, 446185740, 185910725) * (1.0 / 39813120)));
  const gentype ratio = m / l;
  const gentype shift = -ratio + ratio * ratio * ratio * (1.0 / 3);
  const gentype modulus = fma(m * m, 0.5, l) * 0x1.9884533d43651p-1;
#endif
  // Step 3: a cos(b) + k b - a, whose derivative with respect to b is 0, so that an error of b hardly contributes
  double_word turned = two_product(order.high, b), risen = times_word(versine(b), bounded);
  double_word bent = two_sum(turned.high, -risen.high);
  bent.low += (turned.low + order.low * b) - risen.low;
  // Step 4: the phase modulo pi/2, and its sine
  igentype n = (igentype)quarters, turns;
  double_word phase = {-pio4_high, shift - pio4_low};
#pragma clang loop unroll(disable)
  for (int i = 0; i < 3; i++) {
    const double_word part = reduce_pio2(i == 0 ? a : i == 1 ? bent.high : bent.low, &turns);
    const double_word sum = two_sum(phase.high, part.high);
    phase = (double_word){sum.high, sum.low + (phase.low + part.low)};
    n += turns;
  }
  double_word r = reduce_pio2(phase.high, &turns);
  r = two_sum(r.high, r.low + phase.low);
  n += turns;
  const double_word sine = sin_in_quadrant(r, n);
  return flip_by_quadrant(sine.high + sine.low, n) * (modulus * rounded_reciprocal_root(a * cosine));
}

// ---- The recurrence

// 2 / a as a double-word
static inline double_word twice_inverse(gentype a) {
  const gentype inverse = rounded_reciprocal(a), rest = fma_exact(-inverse, a, (gentype)1) * inverse;
  return (double_word){inverse * 2, rest * 2};
}

// From the functions of the orders k - 1 and k to that of k + 1, or from those of k + 1 and k to that of k - 1:
// F(k + 1) + F(k - 1) = 2 k / a F(k). Where that overflows the high word is infinite or NaN.
static inline void next_order(uint k, double_word twice_inverse, private double_word *last,
                              private double_word *current) {
  const double_word order = words_of_order(k), f = *current;
  double_word factor = two_product(order.high, twice_inverse.high);
  factor.low += order.high * twice_inverse.low + order.low * twice_inverse.high;
  const double_word product = two_product(factor.high, f.high), next = two_sum(product.high, -last->high);
  const gentype inherited = factor.high * f.low - last->low, made = next.low + (product.low + factor.low * f.high);
  *last = f;
  *current = fast_two_sum(next.high, inherited + made);
}
#endif
