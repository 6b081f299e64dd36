// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_asin (C23, 7.33.8): asin, correctly rounded, by way of double (asin_in_double.h). Half results are asin's, which
// are correctly rounded.
#define unary cr_asin
#include "float_and_half.h"
#include <correctly_rounded/asin_in_double.h>

gentype cr_asin(gentype x) {
#if elem_bits == 16
  return asin(x);
#else
  gentype magnitude = fabs(x);
  relation large = magnitude > (gentype)0.5f;
  doublen angle = asin_of_small(magnitude, large);
  angle = vec_convert(long, large) ? fma(angle, (doublen)-2, (doublen)0x1.921fb54442d18p0) : angle;
  gentype y = copysign(to_float(angle), x);
  return magnitude > (gentype)1 ? (gentype)NAN : y;
#endif
}
