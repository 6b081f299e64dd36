// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_cbrt (C23, 7.33.8): cbrt, correctly rounded, by way of double (in_double.h), whose rounding to float is right for
// all floats. Float arithmetic finds z near x^(-1/3), with an error below 2^-22; in double, e = 1 - x z^3 is exact but
// for its last rounding, and cbrt(x) = x z^2 (1 - e)^(-2/3), of which three terms of the binomial series do. Half
// results are cbrt's, which are correctly rounded.
#define unary cr_cbrt
#include "float_and_half.h"
#include <correctly_rounded/in_double.h>
#include <math/arithmetic/ieee.h>

#if elem_bits == 32
__attribute__((noinline)) static gentype cbrt_of_any(gentype x) { return to_float(cbrt(to_double(x))); }
#endif

gentype cr_cbrt(gentype x) {
#if elem_bits == 16
  return cbrt(x);
#else
  gentype magnitude = fabs(x);
  if (__builtin_expect(any_lane(unusual(magnitude)), false))
    return cbrt_of_any(x);
  // -1/3 of the exponent and, linearly, of the significand: within 3.5 %
  gentype z = as_gentype((ugentype)0x54a20000 - mul_hi(as_ugentype(magnitude), (ugentype)0x55555555));
  gentype e = fma(-magnitude * z, z * z, (gentype)1);
  z = fma(z * e, fma(e, (gentype)(2 / 9.0f), (gentype)(1 / 3.0f)), z);
  e = fma(-magnitude * z, z * z, (gentype)1);
  z = fma(z * e, (gentype)(1 / 3.0f), z);
  doublen w = to_double(z), v = to_double(x) * w, rest = fma(-fabs(v), w * w, (doublen)1), y = v * w;
  doublen series = fma(rest, (doublen)(5 / 9.0), (doublen)(2 / 3.0));
  return to_float(fma(y, series * rest, y));
#endif
}
