// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// write_imagef (6.15.15.4; cl_khr_mipmap_image_writes) writes a color of floating-point numbers to a texel.
#include "each_image.h"
#include <image/pixel.h>
#include <image/surface.h>

#if writes && !is_msaa
void write_imagef(gimage image, icoord at, texel(float) color) {
  store_pixel(image, 0, at, as_uint4((float4)(color)), CLK_UNORM_INT8, CLK_FLOAT);
}

#if has_mipmaps
void write_imagef(gimage image, icoord at, int lod, texel(float) color) {
  store_pixel(image, lod, at, as_uint4((float4)(color)), CLK_UNORM_INT8, CLK_FLOAT);
}
#endif
#endif
