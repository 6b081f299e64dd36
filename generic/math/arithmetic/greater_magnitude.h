// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// greater_magnitude(x, y, &b) is the greater one of |x| and |y|; the other one, or its negative, goes to b, and a NaN
// to either. To be included after each_float.h.
#if elem_bits > 16
static inline gentype greater_magnitude(gentype x, gentype y, private gentype *b) {
  x = fabs(x);
  y = fabs(y);
  relation less = x < y;
  gentype a = less ? y : x;
  *b = less ? x : y;
  return a;
}
#endif
