// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A product of floats, rounded to half. A target whose compiler fuses the two operations wrongly has its own. To be
// included after each_float.h.
#if elem_bits == 16
static inline gentype half_of_product(floatn product) { return vec_convert(half, product); }
#endif
