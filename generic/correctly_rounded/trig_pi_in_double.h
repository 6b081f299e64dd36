// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sine and cosine of pi x in double, for rounding to float: x = k + r, where k is an integer and |r| <= 1/2,
// exactly: the result is sin(pi r), or sin(pi (1/2 - |r|)) for the cosine, or its negative, a polynomial with an error
// of 2^-52.3 (lab/coefficients/correctly_rounded.sol).
#include <correctly_rounded/in_double.h>
#include <math/arithmetic/vocabulary.h>

#if elem_bits == 32
// sin(pi r), as a float, of which the sign is flipped where the lowest bit of `flip` is set
static inline gentype sinpi_of_reduced(doublen r, ugentype flip) {
  doublen z = r * r, p = polynomial_in_double(z, 0x1.921fb54442d17p1, -0x1.4abbce625bd4bp2, 0x1.466bc67750a3fp1,
                                              -0x1.32d2cce1612b5p-1, 0x1.507832417bce6p-4, -0x1.e3062119b6071p-8,
                                              0x1.e89c7aa14122dp-12, -0x1.625b1709dece6p-16);
  return flip_sign(to_float(r * p), flip << (ugentype)31);
}
#endif
