// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The channels that memory holds for each channel order, and how they are converted for each data type (8.3).
#ifndef ONECLC_IMAGE_CHANNELS_H
#define ONECLC_IMAGE_CHANNELS_H
#include <convert/binary16.h>
#include <image/quotient.h>
#include <image/srgb.h>

static inline bool is_srgb(uint order) { return order >= CLK_sRGB && order <= CLK_sBGRA; }

// The number of channels of a texel, without the ignored ones (x).
static inline uint number_of_channels(uint order) {
  switch (order) {
  case CLK_RG:
  case CLK_RGx:
  case CLK_RA:
    return 2;
  case CLK_RGB:
  case CLK_RGBx:
  case CLK_sRGB:
  case CLK_sRGBx:
    return 3;
  case CLK_RGBA:
  case CLK_BGRA:
  case CLK_ARGB:
  case CLK_ABGR:
  case CLK_sRGBA:
  case CLK_sBGRA:
    return 4;
  default:
    return 1;
  }
}

static inline uint load_channel(const global uchar *p, uint bytes) {
  return bytes == 1 ? *p : bytes == 2 ? *(const global ushort *)p : *(const global uint *)p;
}

// Four channels as they lie in memory, which only has the alignment of one.
typedef uchar4 bytes4 __attribute__((aligned(1)));
typedef ushort4 shorts4 __attribute__((aligned(2)));
typedef uint4 words4 __attribute__((aligned(4)));

static inline uint4 load_channels(const global uchar *p, uint bytes, uint count) {
  if (count == 4)
    return bytes == 1   ? __builtin_convertvector(*(const global bytes4 *)p, uint4)
           : bytes == 2 ? __builtin_convertvector(*(const global shorts4 *)p, uint4)
                        : *(const global words4 *)p;
  uint4 c = {load_channel(p, bytes), 0, 0, 0};
  if (count > 1)
    c.y = load_channel(p + bytes, bytes);
  if (count > 2)
    c.z = load_channel(p + 2 * bytes, bytes);
  return c;
}

static inline uint4 from_unorm(uint4 c, float4 greatest) {
  return as_uint4(quotient(__builtin_convertvector(as_int4(c), float4), greatest));
}

static inline uint4 from_snorm(int4 c, float greatest) {
  return as_uint4(max(quotient(__builtin_convertvector(c, float4), greatest), -1.0f));
}

static inline int4 sign_extend(uint4 c, uint bits) { return as_int4(c << (32 - bits)) >> (32 - bits); }

// The channels of a texel, converted, in the order in which they lie in memory.
static inline uint4 read_channels(const global uchar *p, uint type, uint count) {
  switch (type) {
  case CLK_UNORM_INT8:
    return from_unorm(load_channels(p, 1, count), 255);
  case CLK_SNORM_INT8:
    return from_snorm(sign_extend(load_channels(p, 1, count), 8), 127);
  case CLK_UNSIGNED_INT8:
    return load_channels(p, 1, count);
  case CLK_SIGNED_INT8:
    return as_uint4(sign_extend(load_channels(p, 1, count), 8));
  case CLK_UNORM_INT16:
    return from_unorm(load_channels(p, 2, count), 65535);
  case CLK_SNORM_INT16:
    return from_snorm(sign_extend(load_channels(p, 2, count), 16), 32767);
  case CLK_UNSIGNED_INT16:
    return load_channels(p, 2, count);
  case CLK_SIGNED_INT16:
    return as_uint4(sign_extend(load_channels(p, 2, count), 16));
  case CLK_HALF_FLOAT:
    return as_uint4(half_to_float(__builtin_convertvector(load_channels(p, 2, count), ushort4)));
  case CLK_UNORM_10X6_EXT:
    return from_unorm(load_channels(p, 2, count) >> 6, 1023);
  case CLK_UNORM_12X4_EXT:
    return from_unorm(load_channels(p, 2, count) >> 4, 4095);
  case CLK_UNORM_14X2_EXT:
    return from_unorm(load_channels(p, 2, count) >> 2, 16383);
  case CLK_UNSIGNED_INT10X6_EXT:
    return load_channels(p, 2, count) >> 6;
  case CLK_UNSIGNED_INT12X4_EXT:
    return load_channels(p, 2, count) >> 4;
  case CLK_UNSIGNED_INT14X2_EXT:
    return load_channels(p, 2, count) >> 2;
  case CLK_UNORM_SHORT_565:
    return from_unorm((uint4)load_channel(p, 2) >> (uint4)(11, 5, 0, 0) & (uint4)(31, 63, 31, 0),
                      (float4)(31, 63, 31, 1));
  case CLK_UNORM_SHORT_555:
    return from_unorm((uint4)load_channel(p, 2) >> (uint4)(10, 5, 0, 0) & 31, 31);
  case CLK_UNORM_INT_101010:
    return from_unorm((uint4)load_channel(p, 4) >> (uint4)(20, 10, 0, 0) & 1023, 1023);
  case CLK_UNORM_INT_101010_2:
    return from_unorm((uint4)load_channel(p, 4) >> (uint4)(22, 12, 2, 0) & (uint4)(1023, 1023, 1023, 3),
                      (float4)(1023, 1023, 1023, 3));
  case CLK_UNORM_INT_2_101010_EXT: // the first channel is alpha
    return from_unorm((uint4)load_channel(p, 4) >> (uint4)(30, 20, 10, 0) & (uint4)(3, 1023, 1023, 1023),
                      (float4)(3, 1023, 1023, 1023));
  case CLK_UNORM_INT24: // depth above 8 bits of stencil
    return as_uint4((float4)(load_channel(p, 4) >> 8) / 16777215);
  case CLK_FLOAT:
  case CLK_SIGNED_INT32:
  case CLK_UNSIGNED_INT32:
    return load_channels(p, 4, count);
  default:
    return 0;
  }
}

static inline void store_channel(global uchar *p, uint bytes, uint c) {
  if (bytes == 1)
    *p = c;
  else if (bytes == 2)
    *(global ushort *)p = c;
  else
    *(global uint *)p = c;
}

static inline void store_channels(global uchar *p, uint bytes, uint count, uint4 c) {
  if (count == 4) {
    if (bytes == 1)
      *(global bytes4 *)p = __builtin_convertvector(c, uchar4);
    else if (bytes == 2)
      *(global shorts4 *)p = __builtin_convertvector(c, ushort4);
    else
      *(global words4 *)p = c;
    return;
  }
  store_channel(p, bytes, c.x);
  if (count > 1)
    store_channel(p + bytes, bytes, c.y);
  if (count > 2)
    store_channel(p + 2 * bytes, bytes, c.z);
}

// What convert_ushort_sat_rte(x) does, or the same with other limits. Adding 1.5 * 2^23 rounds to an integer, which is
// then in the low bits.
static inline uint4 saturate_rte(float4 x, float4 least, float4 greatest) {
  x = x == x ? x : 0.0f;
  x = x > least ? x : least;
  x = x < greatest ? x : greatest;
  return as_uint4(x + 0x1.8p23f) - as_uint(0x1.8p23f);
}

static inline uint4 to_unorm(uint4 c, float4 greatest) { return saturate_rte(as_float4(c) * greatest, 0, greatest); }
static inline uint4 to_snorm(uint4 c, float greatest) {
  return saturate_rte(as_float4(c) * greatest, -1 - greatest, greatest);
}

static inline uint4 saturate(uint4 c, int least, int greatest) { return as_uint4(clamp(as_int4(c), least, greatest)); }

// Puts fields that do not overlap into one word.
static inline uint pack(uint4 fields) { return fields.x | fields.y | fields.z | fields.w; }

static inline void write_channels(global uchar *p, uint type, uint count, uint4 c) {
  switch (type) {
  case CLK_UNORM_INT8:
    return store_channels(p, 1, count, to_unorm(c, 255));
  case CLK_SNORM_INT8:
    return store_channels(p, 1, count, to_snorm(c, 127));
  case CLK_UNSIGNED_INT8:
    return store_channels(p, 1, count, min(c, 255u));
  case CLK_SIGNED_INT8:
    return store_channels(p, 1, count, saturate(c, -128, 127));
  case CLK_UNORM_INT16:
    return store_channels(p, 2, count, to_unorm(c, 65535));
  case CLK_SNORM_INT16:
    return store_channels(p, 2, count, to_snorm(c, 32767));
  case CLK_UNSIGNED_INT16:
    return store_channels(p, 2, count, min(c, 65535u));
  case CLK_SIGNED_INT16:
    return store_channels(p, 2, count, saturate(c, -32768, 32767));
  case CLK_HALF_FLOAT:
    return store_channels(p, 2, count, __builtin_convertvector(half_bits_rte(as_float4(c)), uint4));
  case CLK_UNORM_10X6_EXT:
    return store_channels(p, 2, count, to_unorm(c, 1023) << 6);
  case CLK_UNORM_12X4_EXT:
    return store_channels(p, 2, count, to_unorm(c, 4095) << 4);
  case CLK_UNORM_14X2_EXT:
    return store_channels(p, 2, count, to_unorm(c, 16383) << 2);
  case CLK_UNSIGNED_INT10X6_EXT:
    return store_channels(p, 2, count, min(c, 1023u) << 6);
  case CLK_UNSIGNED_INT12X4_EXT:
    return store_channels(p, 2, count, min(c, 4095u) << 4);
  case CLK_UNSIGNED_INT14X2_EXT:
    return store_channels(p, 2, count, min(c, 16383u) << 2);
  case CLK_UNORM_SHORT_565:
    return store_channel(p, 2, pack(to_unorm(c, (float4)(31, 63, 31, 0)) << (uint4)(11, 5, 0, 0)));
  case CLK_UNORM_SHORT_555:
    return store_channel(p, 2, pack(to_unorm(c, (float4)(31, 31, 31, 0)) << (uint4)(10, 5, 0, 0)));
  case CLK_UNORM_INT_101010:
    return store_channel(p, 4, pack(to_unorm(c, (float4)(1023, 1023, 1023, 0)) << (uint4)(20, 10, 0, 0)));
  case CLK_UNORM_INT_101010_2:
    return store_channel(p, 4, pack(to_unorm(c, (float4)(1023, 1023, 1023, 3)) << (uint4)(22, 12, 2, 0)));
  case CLK_UNORM_INT_2_101010_EXT:
    return store_channel(p, 4, pack(to_unorm(c, (float4)(3, 1023, 1023, 1023)) << (uint4)(30, 20, 10, 0)));
  case CLK_UNORM_INT24: { // in double, as a float has no bit to spare for the rounding; the stencil stays
    const float depth = as_float(c.x) > 0 ? min(as_float(c.x), 1.0f) : 0;
    const uint rounded = as_ulong((double)depth * 16777215 + 0x1p52);
    return store_channel(p, 4, rounded << 8 | (load_channel(p, 4) & 255));
  }
  case CLK_FLOAT:
  case CLK_SIGNED_INT32:
  case CLK_UNSIGNED_INT32:
    return store_channels(p, 4, count, c);
  default: // CLK_UNSIGNED_INT_RAW10_EXT and CLK_UNSIGNED_INT_RAW12_EXT cannot be written
    return;
  }
}
#endif
