// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// __oneclc_image_store writes a color to the texel at a place, if the image has such a texel. 8.3 says how the data
// types of channels are converted, 6.15.15.7 what their orders mean.
#include <image/texel_access.h>
#include <image/channels.h>

static inline uint4 channels_of_color(uint order, uint4 color) {
  switch (order) {
  case CLK_A:
    return color.wwww;
  case CLK_RA:
    return color.xwww;
  case CLK_BGRA:
  case CLK_sBGRA:
    return color.zyxw;
  case CLK_ARGB:
    return color.wxyz;
  case CLK_ABGR:
    return color.wzyx;
  default:
    return color;
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
  store_channel(p, bytes, c.x);
  if (count > 1)
    store_channel(p + bytes, bytes, c.y);
  if (count > 2)
    store_channel(p + 2 * bytes, bytes, c.z);
  if (count > 3)
    store_channel(p + 3 * bytes, bytes, c.w);
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

void __oneclc_image_store(image_pointer image, uint level, int4 place, uint4 color) {
  const uint order = image->channel_order, type = image->channel_data_type, count = number_of_channels(order);
  if (level >= max(image->num_mip_levels, 1u) || !all(place >= 0 && place < extent_of(image, level)))
    return;
  global uchar *p = address_of(image, level, place);
  if (is_srgb(order)) {
    const uint4 c = {srgb_of_linear(as_float(color.x)), srgb_of_linear(as_float(color.y)),
                     srgb_of_linear(as_float(color.z)), to_unorm(color, 255).w};
    return store_channels(p, 1, count, channels_of_color(order, c));
  }
  write_channels(p, type, count, channels_of_color(order, color));
}
