// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What reading and writing of texels have in common: the channels that memory holds for each channel order.
#ifndef ONECLC_IMAGE_CHANNELS_H
#define ONECLC_IMAGE_CHANNELS_H
#include <convert/binary16.h>
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
#endif
