// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_sinpi (C23, 7.33.8): sinpi, correctly rounded by the steps of in_double.h: step 2 alone (trig_pi_in_double.h),
// whose rounding to float is right for all floats. Half results are sinpi's, which are correctly rounded. Those of
// double: double/sinpi.h.
#define unary cr_sinpi
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/sinpi.h>
#else
#include <correctly_rounded/trig_pi_in_double.h>

#if elem_bits == 32
__attribute__((noinline)) static gentype sinpi_of_any(gentype x) { return to_float(sinpi(to_double(x))); }
#endif

gentype cr_sinpi(gentype x) {
#if elem_bits == 16
  return sinpi(x);
#else
  if (__builtin_expect(any_lane(!(fabs(x) < (gentype)0x1p22f)), false))
    return sinpi_of_any(x);
  gentype shifted = x + shifter, r = x - (shifted - shifter);
  gentype y = sinpi_of_reduced(to_double(r), as_ugentype(shifted));
  return r == (gentype)0 ? copysign((gentype)0, x) : y;
#endif
}
#endif
