// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the logarithms and inverse hyperbolic functions of float and double share. To be included after each_float.h.
//
// x = 2^e (1 + f), sqrt(1/2) <= 1 + f < sqrt(2), exactly; ln(x) = e ln(2) + f - f^2 / 2 + f^3 r(f): a polynomial, as a division costs
// more than its last terms. The terms that count, e ln(2) + f, are added as a double-word, and f^2 / 2 is rounded once with the
// rest: what is left are half an ulp of the result and less than a quarter from the last terms.
#include "any_lane.h"
#include "ieee.h"

#if elem_bits > 16
#include "double_word.h"

// What the main path does not take: subnormal numbers, and what log_special answers.
static inline relation unusual(gentype x) {
  return as_ugentype(x) - (ugentype)leading_bit >= (ugentype)(infinity_bits - leading_bit);
}

// f and *e of a normal x, *e less by `bias`
static inline gentype log_fraction(gentype x, igentype bias, private gentype *e) {
  igentype exponent = as_igentype(x) - as_igentype((gentype)0.70710678118654752440);
  gentype m = as_gentype((igentype)(as_igentype(x) - (exponent & (igentype)(signed_elem)~(leading_bit - 1))));
  *e = as_gentype((exponent >> (igentype)significand_bits) + (as_igentype(shifter) - bias)) - shifter;
  return m - 1;
}

// The same for any positive finite x
static inline gentype log_fraction_of_any(gentype x, private gentype *e) {
  relation small = x < (gentype)least_normal;
  return log_fraction(small ? x * (gentype)power_of_two(significand_bits) : x, small ? (igentype)significand_bits : (igentype)0, e);
}

// a + b + rest, |a| >= |b| or a = 0, rest small
static inline double_word log_sum(gentype a, gentype b, gentype rest) {
  double_word sum = fast_two_sum(a, b);
  sum.low += rest;
  return sum;
}

static inline gentype log_special(gentype x, gentype result) {
  result = x == (gentype)0 ? (gentype)-INFINITY : result;
  result = x < (gentype)INFINITY ? result : x; // NaN, too
  return x < (gentype)0 ? (gentype)NAN : result;
}

// e ln(2) + ln(1 + f) + low. The high word of ln(2) is short, so that its product with e is exact; polynomial within 2^-27.3
// (2^-59.2) of ln(1 + f): coefficients/log.sol.
static inline double_word log_of_fraction(gentype e, gentype f, gentype low) {
  const gentype ln2_short = (gentype)(elem_bits == 32 ? 0x1.62e4p-1 : 0x1.62e42fefa4p-1),
                ln2_rest = (gentype)(elem_bits == 32 ? 0x1.7f7d1cp-20 : -0x1.8432a1b0e2634p-43);
  gentype square = f * f;
#if elem_bits == 32
  gentype odd = (gentype)-0x1.4203eep-4f;
  odd = fma(odd, square, (gentype)-0x1.0cdf28p-3f);
  odd = fma(odd, square, (gentype)-0x1.54789p-3f);
  odd = fma(odd, square, (gentype)-0x1.00022p-2f);
  gentype even = (gentype)0x1.07d7dp-3f;
  even = fma(even, square, (gentype)0x1.226dp-3f);
  even = fma(even, square, (gentype)0x1.99a5aap-3f);
  even = fma(even, square, (gentype)0x1.55554ap-2f);
#else
  gentype odd = (gentype)-0x1.98f74b330d746p-6;
  odd = fma(odd, square, (gentype)-0x1.0172d08b81f23p-4);
  odd = fma(odd, square, (gentype)-0x1.b37de89c7fa69p-5);
  odd = fma(odd, square, (gentype)-0x1.00e6aa1c454d1p-4);
  odd = fma(odd, square, (gentype)-0x1.2486f98548b52p-4);
  odd = fma(odd, square, (gentype)-0x1.555599036fa35p-4);
  odd = fma(odd, square, (gentype)-0x1.99999975daf72p-4);
  odd = fma(odd, square, (gentype)-0x1.fffffff975ba4p-4);
  odd = fma(odd, square, (gentype)-0x1.5555555563ba9p-3);
  odd = fma(odd, square, (gentype)-0x1.ffffffffffeecp-3);
  gentype even = (gentype)0x1.d9f511846c885p-5;
  even = fma(even, square, (gentype)0x1.b928b289b3135p-5);
  even = fma(even, square, (gentype)0x1.dcec8b9d143cep-5);
  even = fma(even, square, (gentype)0x1.1167a5a2c13ecp-4);
  even = fma(even, square, (gentype)0x1.3b0d7a44f4e2cp-4);
  even = fma(even, square, (gentype)0x1.745d5a52ae026p-4);
  even = fma(even, square, (gentype)0x1.c71c701a88acep-4);
  even = fma(even, square, (gentype)0x1.2492492793105p-3);
  even = fma(even, square, (gentype)0x1.99999999945aap-3);
  even = fma(even, square, (gentype)0x1.555555555556ep-2);
#endif
  gentype rest = fma(fma(odd, f, even), f * square, fma(e, ln2_rest, low));
  return log_sum(e * ln2_short, f, fma(f * (gentype)-0.5f, f, rest));
}

// ln(1 + x + low) for x > -1 below 2^(exponent_bias - 1), low small. 1 + x = 2^e (1 + f), f = x / 2^e + (1 / 2^e - 1) as a double-word.
static inline double_word log1p_words(gentype x, gentype low) {
  igentype exponent = as_igentype(x + 1) - as_igentype((gentype)0.70710678118654752440);
  gentype e = as_gentype((exponent >> (igentype)significand_bits) + as_igentype(shifter)) - shifter;
  gentype scale = as_gentype((igentype)(as_igentype((gentype)1) - (exponent & (igentype)(signed_elem)~(leading_bit - 1))));
  double_word f = fast_two_sum(scale - 1, x * scale); // the first one is the larger, or the sum is exact
  f.low = fma(low, scale, f.low);
  return log_of_fraction(e, f.high, fma(-f.high, f.low, f.low)); // ln(1 + f + low) = ln(1 + f) + low / (1 + f) …
}

// ln(2 x) where 2 x may overflow, for x >= 1; infinity and NaN stay
static inline gentype log_of_twice(gentype x) {
  gentype e, f = log_fraction(x, (igentype)-1, &e);
  double_word sum = log_of_fraction(e, f, 0);
  return x < (gentype)INFINITY ? sum.high + sum.low : x;
}
#endif
