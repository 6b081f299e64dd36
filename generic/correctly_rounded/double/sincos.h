// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The steps of cr_sincos of double, by sine.h: those of cr_sin and cr_cos, with one reduction and one row of the table.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/sine.h>

static inline gentype sine_and_cosine_of_double(gentype x, private gentype *cosine) {
  // Step 1
  relation sine_doubt, cosine_doubt;
  igentype n;
  double_word r = reduce_pio2(x, &n), c, s = sine_and_cosine_of_words(r, &c);
  gentype sine_of_r = rounded_sum(s.high, s.low, 0x1.1p-66f, &sine_doubt);
  gentype cosine_of_r = rounded_sum(c.high, c.low, 0x1.1p-66f, &cosine_doubt);
  relation odd = (n & (igentype)1) != (igentype)0, rare = angle_is_rare(x, r);
  ugentype sign = as_ugentype(r.high) & (ugentype)sign_bit;
  gentype sine = flip_sign(odd ? cosine_of_r : sine_of_r, sign_of_quadrant(n) ^ (odd ? (ugentype)0 : sign));
  *cosine = flip_sign(odd ? sine_of_r : cosine_of_r, sign_of_quadrant(n + (igentype)1) ^ (odd ? sign : (ugentype)0));
  // Step 2
  for_lanes_in ((odd ? cosine_doubt : sine_doubt) | rare)
    element(sine) = sin_in_doubt_of_double(element(x));
  for_lanes_in ((odd ? sine_doubt : cosine_doubt) | rare)
    element(*cosine) = cos_in_doubt_of_double(element(x));
  return sine;
}
