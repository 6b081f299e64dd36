// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_bits_rtz, half_bits_rtp and half_bits_rtn, as generic/'s header of this name describes them: an instruction
// each.
#if elem_bits == 32
#define cvt(mode, result, x) __asm__("cvt." mode ".f16.f32 %0,%1;" : "=h"(result) : "f"(x))
#else
#define cvt(mode, result, x) __asm__("cvt." mode ".f16.f64 %0,%1;" : "=h"(result) : "d"(x))
#endif
#if vec_width == 1
#define rounded(mode) \
  ushort bits; \
  cvt(mode, bits, x); \
  return bits
#else
#define rounded(mode) \
  vec(ushort) all; \
  for (int i = 0; i < vec_width; i++) { \
    ushort bits; \
    cvt(mode, bits, x[i]); \
    all[i] = bits; \
  } \
  return all
#endif
static inline vec(ushort) half_bits_rtz(gentype x) { rounded("rz"); }
static inline vec(ushort) half_bits_rtp(gentype x) { rounded("rp"); }
static inline vec(ushort) half_bits_rtn(gentype x) { rounded("rm"); }
#undef rounded
#undef cvt
