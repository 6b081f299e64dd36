// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first step of powers, in double: x^y = 2^v, v = y log2(x). The logarithm has an error of 2^-51.5 or less, so that
// |v| < 126 has one of 2^-44.3, and the result one of 2^-44.7. Where that leaves a doubt about its float, for one pair
// in 2^19, or x or the result is no positive normal number, the functions of double follow (cr_pow.cl).
#include <correctly_rounded/binary_log_in_double.h>
#include <correctly_rounded/exp2_in_double.h>
#include <math/arithmetic/not_positive_normal.h>

#if elem_bits == 32
static inline gentype power_in_double(gentype x, doublen y, private relation *doubt) {
  doublen v = y * binary_log(to_double(x)), result = exp2_of_double(v);
  *doubt = not_positive_normal(x) | vec_convert(int, !(fabs(v) < (doublen)126)) | near_middle(result, 512);
  return to_float(result);
}
#endif
