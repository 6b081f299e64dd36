// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The product of two numbers and its rounding error, fma(a, b, -product), without fma: for float through double, in
// which the product and its distance from its rounded value are exact whatever the arguments, for double by the exact
// operations of inline_fma.h, which tells their range. Included by double_word.h.
#include <math/arithmetic/any_lane.h>
#if elem_bits == 32
static inline double_word two_product(gentype a, gentype b) {
  const vec(double) exact = vec_convert(double, a) * vec_convert(double, b);
  const gentype product = vec_convert(float, exact);
  return (double_word){product, vec_convert(float, exact - vec_convert(double, product))};
}
#elif elem_bits == 64
static inline double_word two_product(gentype a, gentype b) {
  const gentype product = a * b, error = product_error(a, b, product);
  // An overflow makes the error infinite or NaN.
  const relation usual = (as_gentype(magnitude_bits(product)) >= (gentype)0x1p-960) &
                         (as_gentype(magnitude_bits(error)) <= as_gentype(magnitude_bits(product)));
  if (__builtin_expect(any_lane(!usual), false))
    return (double_word){product, fma(a, b, -product)};
  return (double_word){product, error};
}
#else
#include <generic/math/arithmetic/two_product.h>
#endif
