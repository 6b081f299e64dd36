// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_image_channel_order (6.15.15.5), translated from HSA's numbers of the channel orders (HSA Runtime Programmer's
// Reference Manual 3.3, hsa_ext_image_channel_order_t).
#include "each_image.h"
#include <image/resource.h>

#ifndef ONECLC_CHANNEL_ORDER
#define ONECLC_CHANNEL_ORDER
static inline int channel_order(uint hsa) {
  switch (hsa) {
  case 0:
    return CLK_A;
  case 1:
    return CLK_R;
  case 2:
    return CLK_Rx;
  case 3:
    return CLK_RG;
  case 4:
    return CLK_RGx;
  case 5:
    return CLK_RA;
  case 6:
    return CLK_RGB;
  case 7:
    return CLK_RGBx;
  case 8:
    return CLK_RGBA;
  case 9:
    return CLK_BGRA;
  case 10:
    return CLK_ARGB;
  case 11:
    return CLK_ABGR;
  case 12:
    return CLK_sRGB;
  case 13:
    return CLK_sRGBx;
  case 14:
    return CLK_sRGBA;
  case 15:
    return CLK_sBGRA;
  case 16:
    return CLK_INTENSITY;
  case 17:
    return CLK_LUMINANCE;
  case 18:
    return CLK_DEPTH;
  default:
    return CLK_DEPTH_STENCIL;
  }
}
#endif

int get_image_channel_order(gimage image) { return channel_order(words_of(uint, image)[order_word]); }
