// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// between(x, least, most): x, or the bound that it is beyond; NaN stays. To be included after float_and_half.h.
#if elem_bits == 32
static inline gentype between(gentype x, float least, float most) {
  x = x < (gentype)least ? (gentype)least : x;
  return x > (gentype)most ? (gentype)most : x;
}
#endif
