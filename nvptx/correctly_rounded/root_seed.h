// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// root_seed, as generic/'s header of this name describes it: an approximation from the upper 20 bits of z's
// significand, in as many (PTX ISA, "rsqrt.approx.ftz.f64"), whose lower word is not read. That of 0 is infinity.
#include <math/arithmetic/approximations.h>
#if elem_bits == 32 && vec_width == 1
static inline double root_seed(double z, float f) {
  const int least = (1023 - 100) << 20; // the upper word of 2^-100
  (void)f;
  return approximate_reciprocal_root(as_double((int2)(0, max(as_int2(z).y, least))));
}
#endif
