// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The channels of a pixel in memory's order and as a color, both as bits; `alpha` is the bits of an alpha that memory
// does not have (5.3.1.1 of the API, table "Image Channel Order").
#ifndef ONECLC_IMAGE_CHANNEL_ORDER_H
#define ONECLC_IMAGE_CHANNEL_ORDER_H
static inline uint4 color_of_stored(uint4 s, uint order, uint alpha) {
  // Most images have this order; the others take a jump through a table. The instruction, none, hides from LLVM that
  // the table has this order, too.
  uint other = order ^ CLK_RGBA;
  __asm__("" : "+r"(other));
  if (__builtin_expect(!other, 1))
    return s;
  switch (order) {
  case CLK_A:
    return (uint4)(0, 0, 0, s.x);
  case CLK_R:
  case CLK_Rx:
  case CLK_DEPTH:
    return (uint4)(s.x, 0, 0, alpha);
  case CLK_RG:
  case CLK_RGx:
    return (uint4)(s.xy, 0, alpha);
  case CLK_RA:
    return (uint4)(s.x, 0, 0, s.y);
  case CLK_INTENSITY:
    return s.xxxx;
  case CLK_LUMINANCE:
    return (uint4)(s.xxx, alpha);
  case CLK_BGRA:
  case CLK_sBGRA:
    return s.zyxw;
  case CLK_ARGB:
    return s.yzwx;
  case CLK_ABGR:
    return s.wzyx;
  default:
    return s;
  }
}

static inline uint4 stored_of_color(uint4 c, uint order) {
  switch (order) {
  case CLK_A:
    return c.wwww;
  case CLK_RA:
    return c.xwww;
  case CLK_BGRA:
  case CLK_sBGRA:
    return c.zyxw;
  case CLK_ARGB:
    return c.wxyz;
  case CLK_ABGR:
    return c.wzyx;
  default:
    return c;
  }
}

static inline uint number_of_channels(uint order) {
  switch (order) {
  case CLK_RG:
  case CLK_RGx:
  case CLK_RA:
    return 2;
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
#endif
