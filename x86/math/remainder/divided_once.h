// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// divided_once and divided_to_nearest, as generic/'s header of this name describes them. Processors with fma divide: a
// quotient of four doubles keeps the divider busy for 4 to 8 cycles (Zen, Intel's cores since Skylake), where the steps
// to a reciprocal are a chain of eight operations. With AVX-512 a quotient of a register takes as long as those steps.
// To be included after each_float.h.
#if elem_bits > 16 && defined __FMA__ && !defined __AVX512F__
#include <math/arithmetic/ieee.h>

// a - q b, where q is the integer to which a / b is rounded, twice if it is large. The rest is a multiple of the last
// place of a or of b, the one that is less: so what is less than b after its rounding was exact. It is not less than b,
// or no number, if an operand is infinite, NaN, or if b is 0.
static inline gentype rest_of_division(gentype a, gentype b, private gentype *shifted) {
  *shifted = a / b + shifter;
  return fma(shifter - *shifted, b, a);
}

static inline gentype divided_once(gentype a, gentype b, private gentype *shifted, private relation *usual) {
  gentype rest = rest_of_division(a, b, shifted);
  *usual = fabs(rest) < b;
  return rest;
}

// Where a / b is within its rounding of the middle of two integers, q may be the other one, and the rest is not less
// than b / 2. Beyond the shifter, the bits of the sum are not those of q.
static inline gentype divided_to_nearest(gentype a, gentype b, private igentype *q, private relation *usual) {
  gentype shifted, rest = rest_of_division(a, b, &shifted);
  *usual = (fabs(rest + rest) < b) & (shifted < (gentype)power_of_two(significand_bits + 1));
  *q = shifted_integer(shifted);
  return rest;
}
#else
#include_next <math/remainder/divided_once.h>
#endif
