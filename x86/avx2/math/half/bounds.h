// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Half results from bounds below and above, as float has them at little cost: where both round to the same half, that
// is the result (A. Ziv, "Fast evaluation of elementary mathematical functions with correctly rounded last bit", ACM
// TOMS 17(3), 1991). Elsewhere they round to neighbours, and `nearer` decides.
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/ieee.h>

// Whether two halves have different bits
#define differ(a, b) (as_ugentype(a) != as_ugentype(b))

#if vec_width == 2 // the first pass
// The same as `nearer`, of one lane
static inline half nearer_half(double number, half low, half high) {
  double end = fmin((double)high, 0x1p16), middle = (low + end) * 0.5, above = number - middle;
  bool even = (__builtin_astype(low, ushort) & 1) == 0;
  return above < middle * -0x1p-43 || (even && above <= middle * 0x1p-43) ? low : high;
}
#endif

// `low` or `high`, neighbouring halves that are not negative, or the same one: the one nearer to `number`, which is
// within 2^-44 of what it stands for. A number so near to the middle between them is the middle, and the result is
// even.
static inline gentype nearer(vec(double) number, gentype low, gentype high) {
  vec(double) end = vec_convert(double, high);
  end = end < 0x1p16 ? end : (vec(double))0x1p16;
  vec(double) middle = (vec_convert(double, low) + end) * 0.5, above = number - middle;
  relation below = vec_convert(short, above < middle * -0x1p-43),
           beside = vec_convert(short, above <= middle * 0x1p-43);
  return (below | (beside & ((as_ugentype(low) & (ugentype)1) == (ugentype)0))) ? low : high;
}
