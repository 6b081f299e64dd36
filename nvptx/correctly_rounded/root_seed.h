// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// root_seed, as generic/'s header of this name describes it: an approximation from the upper 20 bits of z's
// significand, in as many (PTX ISA, "rsqrt.approx.ftz.f64"). That of 0 is infinity; the lower half of all is zero.
#if elem_bits == 32 && vec_width == 1
// Clang has no builtin for this intrinsic.
double rsqrt_approx_ftz(double) __asm__("llvm.nvvm.rsqrt.approx.ftz.d");

static inline double root_seed(double z, float f) {
  const long most = (long)(1023 + 20) << 52; // 2^20
  (void)f;
  return __builtin_astype(min(__builtin_astype(rsqrt_approx_ftz(z), long), most), double);
}
#endif
