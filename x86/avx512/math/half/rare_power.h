// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rare_power, as AVX2's header of this name describes it, of 16: AVX-512 classifies floats (Intel 64 and IA-32
// Architectures Software Developer's Manual, "VFPCLASSPS").
#if vec_width == 16
static inline bool rare_power(gentype x, gentype y, gentype low, gentype high) {
  const ushort of_x = __builtin_ia32_fpclassps512_mask(vec_convert(float, x), 0xdf, (unsigned short)-1),
               of_y = __builtin_ia32_fpclassps512_mask(vec_convert(float, y), 0x99, (unsigned short)-1);
  return any_lane(differ(low, high)) | (of_x != 0) | (of_y != 0);
}
#else
#include <x86/avx2/math/half/rare_power.h>
#endif
