// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_tan (C23, 7.33.8): tan, correctly rounded, by way of double: x = k pi/2 + r, |r| < pi/4 and a little, and tan(x)
// is the quotient of polynomials for sin(r) and cos(r), or that of -cos(r) and sin(r)
// (utils/coefficients/correctly_rounded.sol). The reduction is that of trig_in_double.h. Half results are tan's, which
// are correctly rounded.
#define unary cr_tan
#include "float_and_half.h"
#include <correctly_rounded/quotient_in_double.h>
#include <correctly_rounded/trig_in_double.h>

#if elem_bits == 32
__attribute__((noinline)) static gentype tan_of_any(gentype x) { return to_float(tan(to_double(x))); }
#endif

gentype cr_tan(gentype x) {
#if elem_bits == 16
  return tan(x);
#else
  if (__builtin_expect(!are_small(x), false))
    return tan_of_any(x);
  gentype sum = fma(x, (gentype)0x1.45f306p-1f, shifter);
  doublen k = to_double(sum - shifter);
  doublen r = fma(-k, (doublen)0x1.1a62633145c07p-54, fma(-k, (doublen)0x1.921fb54442d18p0, to_double(x))), z = r * r;
  doublen s = (doublen)0x1.5e0bfd3f79b26p-33;
  s = fma(s, z, (doublen)-0x1.ae6011d6fd52fp-26);
  s = fma(s, z, (doublen)0x1.71de37a3b3796p-19);
  s = fma(s, z, (doublen)-0x1.a01a019e97036p-13);
  s = fma(s, z, (doublen)0x1.1111111110c5fp-7);
  s = fma(s, z, (doublen)-0x1.5555555555555p-3);
  doublen c = (doublen)0x1.1c003c916e953p-29;
  c = fma(c, z, (doublen)-0x1.27e0e45c4fd99p-22);
  c = fma(c, z, (doublen)0x1.a019fc598261ap-16);
  c = fma(c, z, (doublen)-0x1.6c16c1690238cp-10);
  c = fma(c, z, (doublen)0x1.5555555554037p-5);
  c = fma(c, z, (doublen)-0x1.ffffffffffffap-2);
  s = fma(r * z, s, r);
  c = fma(c, z, (doublen)1);
  gentype y = tangent(s, c, (as_ugentype(sum) & (ugentype)1) != (ugentype)0);
  return x == (gentype)0 ? x : y;
#endif
}
