// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// any_rare_power, as generic/'s header of this name describes it. With AVX-512 classes of numbers (is_of_class.h)
// and a comparison of the greater products (costs.h) take six operations of two registers of double, where
// comparisons of bits take twelve, and two more for NaN.
#include_next <math/exponential/any_rare_power.h>
#if elem_bits == 64 && vec_width == 16
#include <math/arithmetic/costs.h>
#undef any_rare_power
// All but positive normal numbers
#define not_positive_normal_lanes(x) __builtin_ia32_fpclasspd512_mask(x, 0xff, (unsigned char)-1)
#define nan_lanes(x, y) __builtin_ia32_cmppd512_mask(x, y, 3, (unsigned char)-1, 4)
#define any_rare_power(base, product, nan) \
  (any_of_register(greater_beyond((product).high, (gentype)(exponent_bias - 2))) | \
   ((not_positive_normal_lanes((base).lo) | not_positive_normal_lanes((base).hi) | \
     ((nan) ? nan_lanes((product).high.lo, (product).high.hi) : 0)) != 0))
#endif
