// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exponent_as_number, as generic/'s header of this name describes it. AVX-512 converts integers of 64 bits, so that the
// exponents of vectors of double stay in the place of the exponent field: one operation in place of a shift, which has
// one port, a sum and a difference.
#if elem_bits == 64 && vec_width > 1
#undef exponent_in_place
#undef exponent_unit
#define exponent_in_place true
#define exponent_unit 0x1p-52
static inline gentype exponent_as_number(igentype bits, igentype bias) {
  igentype field = bits & (igentype)(signed_elem)~(leading_bit - 1);
  return vec_convert(sgentype, field - (bias << (igentype)significand_bits));
}
#else
#include_next <math/exponential/exponent_as_number.h>
#endif
