// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_rootn of double, by any_base.h.
#include <correctly_rounded/double/any_base.h>

gentype cr_rootn(gentype x, intn n) {
  // Step 1: log2|x| / n, with 1 / n as the sum of two doubles
  gentype degree = vec_convert(double, n), inverse = rounded_reciprocal(degree);
  double_word log = binary_log_in_words(fabs(x)), product = two_product(log.high, inverse);
  gentype inverse_low = inverse * fma_exact(-inverse, degree, (gentype)1);
  product.low = fma(log.low, inverse, fma(log.high, inverse_low, product.low));
  relation doubt;
  gentype result = copysign(power_of_two_in_words(product, binary_power_room, &doubt), x);
  // Step 2
  igentype even = vec_convert(long, (n & (intn)1) == (intn)0);
  doubt |= log_is_rare(fabs(x)) | ((x < (gentype)0) & (even != (igentype)0)) | (degree == (gentype)0);
  for_lanes_in (doubt) {
    int m = element(n);
    element(result) = power_in_doubt_of_double(rootn(element(x), m), element(x), m < 0 ? -1 : 1, abs(m));
  }
  return result;
}
