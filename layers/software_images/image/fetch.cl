// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// __oneclc_image_fetch reads the texel at a place, or gives the border color (6.15.15.1.1) if the image has no such
// texel. 6.15.15.7 says what the orders of channels mean.
#include <image/texel_access.h>
#include <image/channels.h>

static inline uint4 color_of_channels(uint order, uint4 c, uint one) {
  if (order == CLK_RGBA) // the usual one, without a jump through a table
    return c;
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
