// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_cospi (C23, 7.33.8): cospi, correctly rounded by the steps of in_double.h: step 2 alone (trig_pi_in_double.h),
// whose rounding to float is right for all floats. Half results are cospi's, which are correctly rounded. Those of
// double: double/cospi.h.
#define unary cr_cospi
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/cospi.h>
#else
#include <correctly_rounded/trig_pi_in_double.h>

#if elem_bits == 32
__attribute__((noinline)) static gentype cospi_of_any(gentype x) { return to_float(cospi(to_double(x))); }
#endif

gentype cr_cospi(gentype x) {
#if elem_bits == 16
  return cospi(x);
#else
  if (__builtin_expect(any_lane(!(fabs(x) < (gentype)0x1p22f)), false))
    return cospi_of_any(x);
  gentype shifted = x + shifter, r = fabs(x - (shifted - shifter));
  return sinpi_of_reduced((doublen)0.5 - to_double(r), as_ugentype(shifted)) + (gentype)0; // no negative 0
#endif
}
#endif
