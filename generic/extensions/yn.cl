// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// yn: the Bessel function Y_n(x) of the second kind. Not in the specification, but in CUDA. It takes the recurrence
// upwards, from y0 and y1 or from Debye's expansion. Half results are those of float, rounded once more.
#define of_order yn
#include "each_float.h"
#include <extensions/bessel_of_order.h>
#if elem_bits > 16 && vec_width == 1
gentype y0(gentype);
gentype y1(gentype);

gentype yn(int n, gentype x) {
  const uint order = abs(n);
  const ugentype sign = sign_of_order(n, fabs(x));
  if (is_nan(x) || x < (gentype)0)
    return (gentype)NAN;
  if (!surely_below(x, (gentype)INFINITY)) // in programs that know no infinity, too, whose loops have to end
    return flip_sign((gentype)0, sign);
  if (x == (gentype)0 || (order > 1 && x < least_argument))
    return flip_sign(-(gentype)INFINITY, sign);
  const uint k = first_order(n, x);
  gentype first, second;
  [[clang::noinline]] first = k ? by_debye(k, x, -k) : y0(x);
  if (order == k)
    return flip_sign(first, sign);
  [[clang::noinline]] second = k ? by_debye(k + 1, x, -k - 1) : y1(x);
  const double_word factor = twice_inverse(x);
  double_word last = {first, 0}, current = {second, 0};
  for (uint i = k + 1; i < order && surely_below(current.high, (gentype)INFINITY); i++)
    next_order(i, factor, &last, &current);
  return flip_sign(surely_below(current.high, (gentype)INFINITY) ? current.high : -(gentype)INFINITY, sign);
}
#endif
