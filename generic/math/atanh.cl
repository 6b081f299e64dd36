// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atanh (6.15.2): the inverse hyperbolic tangent, an odd function; infinite for ±1 and NaN beyond. With a = |x|,
//   atanh(a) = ln((1 + a) / (1 - a)) / 2, (1 + a) / (1 - a) = 2^e (1 + u) / (1 - u), -0.111 < u < 0.265,
//   atanh(a) = e ln(2) / 2 + atanh(u).
// u is a quotient of two linear functions of a, and is a itself below 1/4. A polynomial gives atanh(u) within 2^-31
// (double: 2^-61): lab/coefficients/hyperbolic.sol.
// Largest errors seen: float 0.894, double 0.881 ulp.
// Half results are correctly rounded.
#define unary atanh
#include "each_float.h"
#if elem_bits == 16
#include <math/half/atanh.h>
#else
#include <math/arithmetic/vocabulary.h>
#include <math/exponential/log_kernel.h>
#include <math/arithmetic/pole_at_zero.h>
#include <math/arithmetic/rounded_root.h>

#undef half_ln2_of_bits
#if elem_bits == 32
#define half_ln2_of_bits ((gentype)0x1.62e43p-25f)
// Stores e, still in the place of the exponent field, to *exponent, and returns u and a rest whose sum is atanh(u).
static inline double_word atanh_terms(gentype a, private igentype *exponent) {
  // Step 1: e, from the difference of the bits of 1 + a and 1 - a
  igentype difference = as_igentype(1 + a) - as_igentype(1 - a);
  *exponent = (difference + (igentype)0x200000) & (igentype)0xff800000;
  gentype c = 1 - a, power = as_gentype((igentype)(as_igentype((gentype)1) + *exponent)), less = power - 1;
  // Step 2: u = ((2^e + 1) a - (2^e - 1)) / ((1 - a) (2^e - 1) + 2), whose numerator is exact
  gentype numerator = fma_sure(a, power + 1, -less), denominator = fma_sure(c, less, (gentype)2);
  gentype reciprocal = rounded_reciprocal(denominator);
  gentype u = numerator * reciprocal, square = u * u;
  // What the quotient u lacks, for the denominator before its rounding
  gentype low = fma_exact(-u * c, less, fma_plain(u, (gentype)-2, numerator)) * reciprocal;
  // Step 3: atanh(u) = u + u^3 p(u^2)
  gentype p = polynomial(square, 0x1.555548p-2f, 0x1.99a754p-3f, 0x1.225b42p-3f, 0x1.074594p-3f);
  return (double_word){u, fma_sure(p * square, u, low)};
}
#elif elem_bits == 64
#define half_ln2_of_bits ((gentype)(0x1.62e42fefa39efp-2 * exponent_unit))
// atanh(a), and stores e to *e.
static inline interval atanh_of_usual(gentype a, private gentype *e) {
  // Step 1: e, from the difference of the bits of 1 + a and 1 - a
  gentype c = 1 - a, b = 1 + a;
  igentype difference = as_igentype(b) - as_igentype(c) + (igentype)(leading_bit / 4);
  *e = exponent_as_number(difference, (igentype)0);
  gentype power = bits_plus((gentype)1, difference & (igentype)(signed_elem)~(leading_bit - 1)), less = power - 1;
  // Step 2: u = ((2^e + 1) a - (2^e - 1)) / ((1 - a) (2^e - 1) + 2). The numerator is exactly representable, but may be
  // subnormal. The denominator is c power + b, which can be computed a step earlier.
  gentype numerator = fma_any(a, power + 1, -less), denominator = fma_plain(c, power, b);
  gentype reciprocal = rounded_reciprocal(denominator), u = numerator * reciprocal, square = u * u;
  // What the quotient u lacks, for the denominator before its rounding
  gentype low = fma_exact(-u * c, less, fma_plain(u, (gentype)-2, numerator)) * reciprocal;
  // Step 3: atanh(u) = u + u^3 p(u^2), in two chains
  gentype fourth = square * square;
  gentype even =
      rough_polynomial(fourth, 0x1.249249276cae2p-3, 0x1.745d89401085fp-4, 0x1.122e6cc0eef1p-4, 0x1.2aa832f03b222p-4);
  gentype odd =
      rough_polynomial(fourth, 0x1.9999999995d6dp-3, 0x1.c71c6fa821912p-4, 0x1.3b0549f1d87e8p-4, 0x1.c796e75881be5p-5);
  interval last = fma_rough(odd, square, fma_rough(even, fourth, (gentype)0x1.5555555555563p-2));
  last = fma_rough(last, u * square, fma_rough(*e, ln2_rest * (gentype)0.5f, low));
  // Step 4: add e ln(2) / 2
  return fma_plain(*e, ln2_short * (gentype)0.5f, interval_plus(u, last));
}
#endif

static inline gentype atanh_special(gentype x, gentype result) {
  result = fabs(x) < (gentype)1 ? result : x + x; // NaN stays
  result = fabs(x) == (gentype)1 ? (gentype)INFINITY : result;
  return fabs(x) > (gentype)1 ? (gentype)NAN : result;
}

// AVX2: its form for two registers is faster by more than 2 % if ordered (AMD Zen 1, 2026-11-27).
// In loops lanes that are off calculate with 0.5: the result of 1 is infinite.
// Mesa: kernels get its body, as a call takes long (llvmpipe of Mesa 26.2, Intel Xeon, 2026-11-25).
policy_of("double", "ordered-pair") policy("half-in-lanes-off") policy_of("float", "short-call")
    gentype atanh(gentype x) {
#if elem_bits == 32
  igentype exponent;
  double_word terms = atanh_terms(fabs(x), &exponent);
  // Step 4: add e ln(2) / 2
  gentype whole = vec_convert(float, exponent), result = fma_sure(whole, half_ln2_of_bits, terms.high + terms.low);
  const gentype most = (gentype)0x1.fffffap-1f; // beyond it 2^e + 1 is not exact, and the result is e ln(2) / 2
#else
  gentype whole;
  interval sum = atanh_of_usual(fabs(x), &whole);
  gentype result = or_exact(sum, value_of(sum), atanh, fabs(x));
  const gentype most = (gentype)0x1.ffffffffffffdp-1;
#endif
  if (__builtin_expect(any_lane(!(fabs(x) <= most)), false)) {
    result = fabs(x) > most ? whole * half_ln2_of_bits : result;
    result = atanh_special(x, result);
  }
  return copysign(result, x);
}
#endif
