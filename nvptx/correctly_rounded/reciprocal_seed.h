// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// reciprocal_seed, as generic/'s header of this name describes it: an approximate reciprocal of the upper 20 bits of
// d's significand, in as many (PTX ISA, "rcp.approx.ftz.f64").
#if elem_bits == 32 && vec_width == 1
static inline double reciprocal_seed(double d, float f) {
  (void)f;
  return __nvvm_rcp_approx_ftz_d(d);
}
#endif
