// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// permute(x, index): the element of x that the low bits of each element of index number, as one instruction. An index
// of bytes must not have its top bit set. There are such instructions for vectors from 128 bits up to widest_permute
// elements.
#undef widest_permute
#ifdef __AVX512BW__
#define widest_permute (512 / elem_bits)
#elif elem_bits == 16
#define widest_permute 8
#else
#define widest_permute (256 / elem_bits)
#endif

#ifndef ONECLC_MISC_PERMUTE_H
#define ONECLC_MISC_PERMUTE_H

static inline uchar16 permute(uchar16 x, uchar16 index) {
  return __builtin_astype(__builtin_ia32_pshufb128(__builtin_astype(x, char16), __builtin_astype(index, char16)),
                          uchar16);
}

static inline uint4 permute(uint4 x, uint4 index) {
  return __builtin_astype(__builtin_ia32_vpermilvarps(__builtin_astype(x, float4), __builtin_astype(index, int4)),
                          uint4);
}

static inline uint8 permute(uint8 x, uint8 index) {
  return __builtin_astype(__builtin_ia32_permvarsi256(__builtin_astype(x, int8), __builtin_astype(index, int8)), uint8);
}

static inline ulong2 permute(ulong2 x, ulong2 index) {
  long2 bit = __builtin_astype(index << 1, long2);
  return __builtin_astype(__builtin_ia32_vpermilvarpd(__builtin_astype(x, double2), bit), ulong2);
}

#ifdef __AVX512BW__
static inline ushort8 permute(ushort8 x, ushort8 index) {
  return __builtin_astype(__builtin_ia32_permvarhi128(__builtin_astype(x, short8), __builtin_astype(index, short8)),
                          ushort8);
}

static inline ushort16 permute(ushort16 x, ushort16 index) {
  return __builtin_astype(__builtin_ia32_permvarhi256(__builtin_astype(x, short16), __builtin_astype(index, short16)),
                          ushort16);
}

static inline uint16 permute(uint16 x, uint16 index) {
  return __builtin_astype(__builtin_ia32_permvarsi512(__builtin_astype(x, int16), __builtin_astype(index, int16)),
                          uint16);
}

static inline ulong4 permute(ulong4 x, ulong4 index) {
  return __builtin_astype(__builtin_ia32_permvardi256(__builtin_astype(x, long4), __builtin_astype(index, long4)),
                          ulong4);
}

static inline ulong8 permute(ulong8 x, ulong8 index) {
  return __builtin_astype(__builtin_ia32_permvardi512(__builtin_astype(x, long8), __builtin_astype(index, long8)),
                          ulong8);
}
#else
static inline ushort8 permute(ushort8 x, ushort8 index) {
  ushort8 bytes = index * (ushort)0x0202 + (ushort)0x0100;
  return __builtin_astype(permute(__builtin_astype(x, uchar16), __builtin_astype(bytes, uchar16)), ushort8);
}

static inline ulong4 permute(ulong4 x, ulong4 index) {
  ulong4 low = index << 1, words = low | low << 32 | 1ul << 32;
  return __builtin_astype(permute(__builtin_astype(x, uint8), __builtin_astype(words, uint8)), ulong4);
}
#endif
#endif
