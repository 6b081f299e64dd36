// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_pown of double.
//   Step 1: of |n| <= 15 products of double-words, at most six. Low words are not added to the high ones, and grow to
//     2^-49.1 of them. What products leave out of these and their roundings make less than 2^-98.6 of the power, and
//     the reciprocal adds less than 2^-97.8: less than 2^-97. The power of any other n is that of any_base.h.
//   Step 2: that of any_base.h
#include <correctly_rounded/double/any_base.h>
#include <math/exponential/power_by_squaring.h>

// x^n of |n| = count <= 15
static inline gentype small_power_in_words(gentype x, intn n, uintn count, private relation *doubt) {
  gentype factor;
  double_word power = power_by_squaring(x, count, &factor);
  power = times_by_word(power, factor);
  relation negative = vec_convert(long, n < (intn)0);
  if (any_lane(negative)) {
    gentype inverse = rounded_reciprocal(power.high);
    gentype rest = fma(-inverse, power.low, fma(-inverse, power.high, (gentype)1));
    power = select_words(negative, (double_word){inverse, inverse * rest}, power);
  }
  return rounded_sum(power.high, power.low, 0x1p-96f, doubt);
}

gentype cr_pown(gentype x, intn n) {
  // Step 1
  relation doubt;
  gentype result;
  uintn count = __builtin_astype(__builtin_elementwise_abs(n), uintn);
  // The products of other x might overflow, or their low words be subnormal.
  relation far = bits_outside(x * x, as_ugentype((gentype)power_of_two(-127)), as_ugentype((gentype)power_of_two(127)));
  if (any_lane(far | vec_convert(long, count > (uintn)15))) {
    result = power_of_base(x, vec_convert(double, n), &doubt);
    result = flip_sign(result, as_ugentype(x) & (as_ugentype(vec_convert(long, n)) << (ugentype)63));
  } else {
    result = small_power_in_words(x, n, count, &doubt);
  }
  // Step 2
  for_lanes_in (doubt)
    element(result) = power_in_doubt_of_double(pown(element(x), element(n)), element(x), element(n), 1);
  return result;
}
