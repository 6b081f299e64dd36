// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// length (6.15.5): sqrt(dot(p, p)), where scaling keeps the squares in range (it is rare, and exact: range.h). A sum of
// n squares has an error of at most n roundings; the root halves that and adds a rounding of its own: at worst 0.5 + n
// / 2 ulp (seen: 1.3). Half is computed in float, which has the range, and rounded once.
#include "each_float.h"

#if vec_width <= 4
#if elem_bits > 16
#include <geometric/range.h>
#include <math/arithmetic/rounded_root.h>
#endif

sgentype length(gentype p) {
#if vec_width == 1
  return fabs(p);
#elif elem_bits == 16
  floatn q = vec(convert_float)(p);
  return convert_half(sqrt(dot(q, q)));
#else
  sgentype square = dot(p, p);
  if (square >= least_square && square < (sgentype)INFINITY)
    return rounded_root(square);
  bool small = square < 1;
  p *= small ? scale_up : scale_down;
  return sqrt(dot(p, p)) * (small ? 1 / scale_up : 1 / scale_down);
#endif
}
#endif
