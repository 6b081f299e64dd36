// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// __oneclc_image_store writes a color to the texel at a place, if the image has such a texel. 6.15.15.7 says what the
// orders of channels mean.
#include <image/texel_access.h>
#include <image/channels.h>

static inline uint4 channels_of_color(uint order, uint4 color) {
  if (order == CLK_RGBA) // the usual one, without a jump through a table
    return color;
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
