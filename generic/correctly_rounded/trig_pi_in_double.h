// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sine and cosine of pi x in double, for rounding to float: x = k + r, where k is an integer and |r| <= 1/2,
// exactly: the result is sin(pi r), or sin(pi (1/2 - |r|)) for the cosine, or its negative, a polynomial with an error
// of 2^-52.3 (utils/coefficients/correctly_rounded.sol).
#include <correctly_rounded/in_double.h>
#include <math/arithmetic/words.h>

#if elem_bits == 32
// sin(pi r), as a float, of which the sign is flipped where the lowest bit of `flip` is set
static inline gentype sinpi_of_reduced(doublen r, ugentype flip) {
  doublen z = r * r, p = (doublen)-0x1.625b1709dece6p-16;
  p = fma(p, z, (doublen)0x1.e89c7aa14122dp-12);
  p = fma(p, z, (doublen)-0x1.e3062119b6071p-8);
  p = fma(p, z, (doublen)0x1.507832417bce6p-4);
  p = fma(p, z, (doublen)-0x1.32d2cce1612b5p-1);
  p = fma(p, z, (doublen)0x1.466bc67750a3fp1);
  p = fma(p, z, (doublen)-0x1.4abbce625bd4bp2);
  p = fma(p, z, (doublen)0x1.921fb54442d17p1);
  return flip_sign(to_float(r * p), flip << (ugentype)31);
}
#endif
