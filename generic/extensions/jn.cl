// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// jn: the Bessel function J_n(x) of the first kind. Not in the specification, but in CUDA. For orders up to |x| it
// takes the recurrence upwards, from j0 and j1 or from Debye's expansion; for greater orders downwards from where J is
// negligible, up to a factor that the function of the first order tells (J. C. P. Miller's method, in Bessel Functions,
// Part II, British Association Mathematical Tables 10, 1952). Half results are those of float, rounded once more.
#define of_order jn
#include "each_float.h"
#include <extensions/bessel_of_order.h>
#if elem_bits > 16 && vec_width == 1
gentype j0(gentype);
gentype j1(gentype);

// The same for orders beyond a, from the functions of the orders k and k + 1
static inline gentype beyond_argument(uint order, gentype a, uint k, gentype of_k, gentype of_next) {
  const double_word factor = twice_inverse(a);
  // Step 1: an order so much greater that the other solution of the recurrence contributes 2^-40 (2^-72) times as much
  uint i = order;
  gentype last = 0, current = 1;
  while (current < (gentype)(elem_bits == 32 ? 0x1p20f : 0x1p36f)) {
    const gentype next = (gentype)i++ * factor.high * current - last;
    last = current;
    current = next;
  }
  // Step 2: downwards, scaled where numbers become great
  const int scale = elem_bits == 32 ? 100 : 700;
  const gentype great = (gentype)power_of_two(elem_bits == 32 ? 30 : 200), down = (gentype)power_of_two(-scale);
  double_word above = {0, 0}, here = {1, 0};
  gentype wanted = 0;
  int scalings = 0;
  for (;; i--) {
    if (here.high > great) {
      here = (double_word){here.high * down, here.low * down};
      above = (double_word){above.high * down, above.low * down};
      if (++scalings == 3 && i < order) // the result would be less than 2^-200 (2^-1400)
        return 0;
    }
    if (i == order) {
      wanted = here.high;
      scalings = 0;
    }
    if (i == k)
      break;
    next_order(i, factor, &above, &here);
  }
  // Step 3: the factor, by the greater one of the functions of the orders k and k + 1
  const bool next_is_greater = fabs(above.high) > fabs(here.high);
  const gentype known = next_is_greater ? of_next : of_k, found = next_is_greater ? above.high : here.high;
  return ldexp(wanted / found * known, -scale * scalings);
}

gentype jn(int n, gentype x) {
  const gentype a = fabs(x);
  const uint order = abs(n);
  const ugentype sign = sign_of_order(n, x);
  if (!surely_below(x, (gentype)INFINITY)) // in programs that know no NaN, too, whose loops have to end
    return is_nan(x) ? x : flip_sign((gentype)0, sign);
  if (order > 1 && a < least_argument)
    return flip_sign((gentype)0, sign);
  const uint k = first_order(n, a);
  gentype first, second;
  [[clang::noinline]] first = k ? by_debye(k, a, 1 - k) : j0(a);
  if (order == k)
    return flip_sign(first, sign);
  [[clang::noinline]] second = k ? by_debye(k + 1, a, -k) : j1(a);
  if (order == k + 1)
    return flip_sign(second, sign);
  if (size_of_order(n) > a)
    return flip_sign(beyond_argument(order, a, k, first, second), sign);
  const double_word factor = twice_inverse(a);
  double_word last = {first, 0}, current = {second, 0};
  for (uint i = k + 1; i < order; i++)
    next_order(i, factor, &last, &current);
  return flip_sign(current.high, sign);
}
#endif
