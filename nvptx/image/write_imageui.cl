// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// write_imageui (6.15.15.4; cl_khr_mipmap_image_writes) writes a color of unsigned integers to a texel.
#include "each_image.h"
#include <image/pixel.h>
#include <image/surface.h>

#if writes && !is_msaa && !is_depth
void write_imageui(gimage image, icoord at, texel(uint) color) {
  store_pixel(image, 0, at, color, CLK_UNSIGNED_INT8, CLK_UNSIGNED_INT32);
}

#if has_mipmaps
void write_imageui(gimage image, icoord at, int lod, texel(uint) color) {
  store_pixel(image, lod, at, color, CLK_UNSIGNED_INT8, CLK_UNSIGNED_INT32);
}
#endif
#endif
