// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What norm and rnorm, of any number of coordinates in memory, are made of: length.h, by each_real.h before all passes,
// and its sum, after each_float.h in each pass for an address space.
#if elem_bits > 16 && vec_width == 1
#ifndef space
#include <extensions/length.h>
#else
// The sum of the scaled squares of n scalars, none for n <= 0. Stores the greatest magnitude, and the scale.
static inline double_word array_sum(int n, const space gentype *p, private gentype *greatest, private gentype *scale) {
  *greatest = (gentype)0;
  for (int i = 0; i < n; i++)
    *greatest = fmax(*greatest, fabs(p[i]));
  *scale = length_scale(*greatest);
  double_word sum = {0, 0};
  for (int i = 0; i < n; i++)
    sum = plus_square(sum, p[i], *scale);
  return sum;
}
#endif
#endif
