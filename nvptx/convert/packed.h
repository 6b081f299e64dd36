// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// packed(x) clamps int to the range of dst, which has 8 or 16 bits. The calls are marked noinline, so that the library
// holds the bodies once; link/passes/clean.c takes the mark off in the end.
#ifndef ONECLC_CONVERT_PACKED_H
#define ONECLC_CONVERT_PACKED_H
#include <convert/pack.h>
#define VEC_(T, n) T##n
#define VEC(T, n) VEC_(T, n)
#define dst2 VEC(dst, 2)
#define dst3 VEC(dst, 3)
#define dst4 VEC(dst, 4)
#define dst8 VEC(dst, 8)
#define dst16 VEC(dst, 16)

static inline dst packed(int x) { return clamp(x, (int)dst_min, (int)dst_max); }

#if dst_bits == 8
#if dst_signed
#define pack pack_s8
#else
#define pack pack_u8
#endif
static inline dst2 packed(int2 x) { [[clang::noinline]] return __builtin_astype(pack(x.x, x.y, 0), dst4).xy; }
static inline dst3 packed(int3 x) {
  [[clang::noinline]] return __builtin_astype(pack(x.x, x.y, pack(x.z, 0, 0)), dst4).xyz;
}
static inline dst4 packed(int4 x) {
  [[clang::noinline]] return __builtin_astype(pack(x.x, x.y, pack(x.z, x.w, 0)), dst4);
}

#else
#if dst_signed
#define pack pack_s16
#else
#define pack pack_u16
#endif
static inline dst2 packed(int2 x) { [[clang::noinline]] return __builtin_astype(pack(x.x, x.y), dst2); }
static inline dst3 packed(int3 x) { return (dst3)(packed(x.xy), packed(x.z)); }
static inline dst4 packed(int4 x) { return (dst4)(packed(x.lo), packed(x.hi)); }
#endif
static inline dst8 packed(int8 x) { return (dst8)(packed(x.lo), packed(x.hi)); }
static inline dst16 packed(int16 x) { return (dst16)(packed(x.lo), packed(x.hi)); }
#endif
