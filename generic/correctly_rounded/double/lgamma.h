// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_lgamma of double, by gamma.h.
#include <correctly_rounded/double/gamma.h>

#ifndef ONECLC_CR_LGAMMA_STEP_2
#define ONECLC_CR_LGAMMA_STEP_2
// As it is `const`, loops that call cr_lgamma become vector code: LLVM 22 does not find that out by itself.
__attribute__((noinline, const)) static double lgamma_in_doubt_of_double(double x) {
  if (x == 1 || x == 2 || x == 0 || !(fabs(x) < INFINITY) || (x < 0 && x == rint(x)))
    return lgamma(x); // 0, infinite or NaN
  const wide_float ln2 = float_constant(0xb17217f7d1cf79ab, 0xc9e3b39803f2f6af, 0x40f343267298b62d, 0);
  return double_of(float_product(binary_log_gamma_in_wide(x), ln2));
}
#endif

gentype cr_lgamma(gentype x) {
  // Step 1: the error is below 2^-80.9 or, of great numbers, 2^-90.3 of the result.
  double_word log = binary_log_gamma(x), result = two_product(log.high, (gentype)0x1.62e42fefa39efp-1);
  result.low = fma(log.high, (gentype)0x1.abc9e3b39803fp-56, fma(log.low, (gentype)0x1.62e42fefa39efp-1, result.low));
  gentype room = fma(fabs(result.high), (gentype)0x1p-90, (gentype)0x1.4p-81);
  gentype y = result.high + (result.low + room);
  relation doubt = (y != result.high + (result.low - room));
  // Step 2
  doubt |= gamma_is_rare(x, (gentype)power_of_two(1000));
  for_lanes_in (doubt)
    element(y) = lgamma_in_doubt_of_double(element(x));
  return y;
}
