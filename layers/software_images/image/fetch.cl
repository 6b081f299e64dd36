// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// __oneclc_image_fetch reads the texel at a place, or gives the border color (6.15.15.1.1) if the image has no such
// texel. 8.3 says how the data types of channels are converted, 6.15.15.7 what their orders mean.
#include <image/texel_access.h>
#include <image/channels.h>

static inline uint4 color_of_channels(uint order, uint4 c, uint one) {
  switch (order) {
  case CLK_R:
  case CLK_Rx:
  case CLK_DEPTH:
  case CLK_DEPTH_STENCIL:
    return (uint4)(c.x, 0, 0, one);
  case CLK_A:
    return (uint4)(0, 0, 0, c.x);
  case CLK_RG:
  case CLK_RGx:
    return (uint4)(c.xy, 0, one);
  case CLK_RA:
    return (uint4)(c.x, 0, 0, c.y);
  case CLK_RGB:
  case CLK_RGBx:
  case CLK_sRGB:
  case CLK_sRGBx:
    return (uint4)(c.xyz, one);
  case CLK_BGRA:
  case CLK_sBGRA:
    return c.zyxw;
  case CLK_ARGB:
    return c.yzwx;
  case CLK_ABGR:
    return c.wzyx;
  case CLK_INTENSITY:
    return c.xxxx;
  case CLK_LUMINANCE:
    return (uint4)(c.xxx, one);
  default:
    return c;
  }
}

static inline uint4 load_channels(const global uchar *p, uint bytes, uint count) {
  uint4 c = 0;
  c.x = load_channel(p, bytes);
  if (count > 1)
    c.y = load_channel(p + bytes, bytes);
  if (count > 2)
    c.z = load_channel(p + 2 * bytes, bytes);
  if (count > 3)
    c.w = load_channel(p + 3 * bytes, bytes);
  return c;
}

static inline uint4 from_unorm(uint4 c, float4 greatest) {
  return as_uint4(__builtin_convertvector(as_int4(c), float4) / greatest);
}

static inline uint4 from_snorm(int4 c, float greatest) {
  return as_uint4(max(__builtin_convertvector(c, float4) / greatest, -1.0f));
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
    return from_unorm(load_channel(p, 4) >> 8, 16777215);
  case CLK_FLOAT:
  case CLK_SIGNED_INT32:
  case CLK_UNSIGNED_INT32:
    return load_channels(p, 4, count);
  default:
    return 0;
  }
}

// A pixel of cl_ext_image_raw10_raw12. In its rows the upper eight bits of 8 / other_bits pixels are a byte each, which
// a byte with the other bits of these pixels follows.
static inline uint read_raw(const global uchar *row, uint x, uint other_bits) {
  const uint pixels = 8 / other_bits, place = x % pixels;
  const global uchar *bytes = row + x / pixels * (pixels + 1);
  return bytes[place] << other_bits | (bytes[pixels] >> place * other_bits & (1 << other_bits) - 1);
}

uint4 __oneclc_image_fetch(image_pointer image, uint level, int4 place) {
  const uint order = image->channel_order, type = image->channel_data_type;
  const uint one = is_integer(type) ? 1 : as_uint(1.0f);
  if (!all(place >= 0 && place < extent_of(image, level))) {
    const bool opaque =
        order == CLK_R || order == CLK_RG || order == CLK_RGB || order == CLK_LUMINANCE || order == CLK_sRGB;
    return (uint4)(0, 0, 0, opaque ? one : 0);
  }
  if (is_raw(type))
    return (uint4)(read_raw(address_of(image, level, (int4)(0, place.yzw)), place.x,
                            type == CLK_UNSIGNED_INT_RAW10_EXT ? 2 : 4),
                   0, 0, 1);
  const global uchar *p = address_of(image, level, place);
  const uint count = number_of_channels(order);
  if (is_srgb(order)) {
    const uint4 c = color_of_channels(order, load_channels(p, 1, count), 255);
    return as_uint4((float4)(linear_of_srgb[c.x], linear_of_srgb[c.y], linear_of_srgb[c.z], c.w / 255.0f));
  }
  return color_of_channels(order, read_channels(p, type, count), one);
}
