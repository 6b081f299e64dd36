// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// usual_angle(y, x, &rare) is atan2(y, x) of vectors of float but where it stores that lanes are rare (atan2_parts). To
// be included after atan_kernel.h.
#if elem_bits == 32 && vec_width > 1
static inline gentype usual_angle(gentype y, gentype x, private relation *rare) {
  QUOTIENT(gentype) q = atan2_parts(y, x, false, rare);
  return copysign(rounded(angle(q.k, q.t, q.rest, false), false), y);
}
#endif
