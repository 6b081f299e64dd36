// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// normalize (6.15.5): p / length(p); p if all elements are zero, all NaN if one is. Infinite elements count as ±1 and
// the others beside them as zeros of their sign. One division serves all elements: a sum of n squares is within n
// roundings, 1 / sqrt of it within n / 2 + 2, and the products add one: at worst n / 2 + 3 ulp (seen: 2.7). Scaling
// keeps the squares in range (it is rare, and exact but where a tiny element beside a huge one becomes subnormal:
// range.h). Half is computed in float, which has the range, and rounded once.
#include "each_float.h"
#include <math/arithmetic/half_of_product.h>

#if vec_width <= 4
#if elem_bits > 16
#include <geometric/range.h>
#include <math/arithmetic/rounded_root.h>
#endif

policy("not-lanewise") gentype normalize(gentype p) {
#if elem_bits == 16
  return half_of_product(normalize(vec(convert_float)(p)));
#elif vec_width == 1
  return fabs(p) > 0 ? copysign((gentype)1, p) : p;
#else
  sgentype square = dot(p, p);
  if (!(square >= least_square && square < (sgentype)INFINITY)) {
    sgentype scale = any(isinf(p)) ? 0 : square < 1 ? scale_up : scale_down;
    p = select(p * scale, copysign((gentype)1, p), isinf(p));
    square = dot(p, p);
    square = square == 0 ? 1 : square;
  }
  return p * rounded_reciprocal(rounded_root(square));
#endif
}
#endif
