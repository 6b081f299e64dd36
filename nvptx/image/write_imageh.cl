// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// write_imageh (6.15.15.4) writes a color of halves to a texel.
#include "each_image.h"
#include <image/pixel.h>
#include <image/surface.h>

#if writes && !is_msaa && !is_depth
void write_imageh(gimage image, icoord at, texel(half) color) {
  store_pixel(image, 0, at, as_uint4(convert_float4(color)), CLK_UNORM_INT8, CLK_HALF_FLOAT);
}
#endif
