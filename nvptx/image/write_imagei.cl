// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// write_imagei (6.15.15.4; cl_khr_mipmap_image_writes) writes a color of signed integers to a texel.
#include "each_image.h"
#include <image/pixel.h>
#include <image/surface.h>

#if writes && !is_msaa && !is_depth
void write_imagei(gimage image, icoord at, texel(int) color) {
  store_pixel(image, 0, at, as_uint4(color), CLK_SIGNED_INT8, CLK_SIGNED_INT32);
}

#if has_mipmaps
void write_imagei(gimage image, icoord at, int lod, texel(int) color) {
  store_pixel(image, lod, at, as_uint4(color), CLK_SIGNED_INT8, CLK_SIGNED_INT32);
}
#endif
#endif
