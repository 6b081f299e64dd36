// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// greater_magnitude, as generic/'s header of this name describes it: of registers with AVX-512 one instruction, which
// passes over a quiet NaN (Intel 64 and IA-32 Architectures Software Developer's Manual, "VRANGEPS"). What bits it left
// out are the other number, or that NaN.
#if vec_width * elem_bits >= 128 && vec_width * elem_bits <= 512 && vec_width != 3
#if elem_bits > 16
#define greater_by(instruction, ...) \
  __builtin_ia32_range##instruction##_mask(x, y, 0xb, (gentype)0, __VA_ARGS__) // the greater magnitude, without a sign
static inline gentype greater_magnitude(gentype x, gentype y, private gentype *b) {
#if elem_bits == 32 && vec_width == 16
  gentype a = greater_by(ps512, (unsigned short)-1, 4);
#elif elem_bits == 32 && vec_width == 8
  gentype a = greater_by(ps256, (unsigned char)-1);
#elif elem_bits == 32
  gentype a = greater_by(ps128, (unsigned char)-1);
#elif vec_width == 8
  gentype a = greater_by(pd512, (unsigned char)-1, 4);
#elif vec_width == 4
  gentype a = greater_by(pd256, (unsigned char)-1);
#else
  gentype a = greater_by(pd128, (unsigned char)-1);
#endif
  *b = as_gentype((ugentype)(as_ugentype(x) ^ as_ugentype(y) ^ as_ugentype(a)));
  return a;
}
#undef greater_by
#endif
#elif elem_bits == 64 && vec_width == 16
static inline double16 greater_magnitude(double16 x, double16 y, private double16 *b) {
  double8 low, high;
  double16 a = (double16)(greater_magnitude(x.lo, y.lo, &low), greater_magnitude(x.hi, y.hi, &high));
  *b = (double16)(low, high);
  return a;
}
#else
#include_next <math/arithmetic/greater_magnitude.h>
#endif
