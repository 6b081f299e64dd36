// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exponent_as_number(bits, bias): the exponent field of these bits less bias, as a number of units of exponent_unit.
// Where an upper word is converted by one instruction, the exponent stays in the place of the exponent field, and
// exponent_in_place is true. To be included after each_float.h.
#include <math/arithmetic/costs.h>
#include <math/arithmetic/ieee.h>
#undef exponent_in_place
#undef exponent_unit
#define exponent_in_place words_of_double
#define exponent_unit (words_of_double ? 0x1p-20 : 1)
static inline gentype exponent_as_number(igentype bits, igentype bias) {
#if words_of_double
  return (double)((as_int2(bits).y & ~0xfffff) - ((int)bias << 20));
#else
  return as_gentype((bits >> (igentype)significand_bits) + (as_igentype(shifter) - bias)) - shifter;
#endif
}
