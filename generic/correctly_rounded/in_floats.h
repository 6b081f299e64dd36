// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Step 1 of the correctly rounded functions (in_double.h), in float arithmetic: the result is the sum of two floats,
// from which the float nearest to the exact value can be told but for one argument in some thousand. Those take step 2,
// in double, out of line: a vector has half as many doubles as floats, and many GPUs have far fewer units for them. To
// be included after each_float.h.
#ifndef in_floats_pass
#define in_floats_pass
#define end_of_pass "math/end_of_pass.h"
#include <math/arithmetic/any_lane.h>

#if elem_bits > 16
// high + low as a number of the type, where *doubt is false: there no middle between two numbers is within `room`,
// relative to high.
static inline gentype rounded_sum_within(gentype high, gentype low, gentype room, private relation *doubt) {
  gentype above = high + fma(high, room, low), below = high + fma(high, -room, low);
  *doubt = above != below;
  return above;
}
static inline gentype rounded_sum(gentype high, gentype low, float room, private relation *doubt) {
  return rounded_sum_within(high, low, (gentype)room, doubt);
}
#endif

#if elem_bits == 32
// Whether the lesser float of f(x) would be subnormal, and not 0
static inline relation too_small(gentype magnitude) {
  return as_ugentype(magnitude) - (ugentype)1 < (ugentype)0x20000000;
}
#endif
#endif
