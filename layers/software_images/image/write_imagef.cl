// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// write_imagef (6.15.15.4; cl_khr_mipmap_image_writes) writes a color of floating-point numbers to a texel.
#include "each_image.h"
#define write_image write_imagef
#define gcolor texel(float)
#define narrow_type CLK_UNORM_INT8
#define wide_type CLK_FLOAT
#define with_mipmaps 1
#define from_color(c) as_uint4((float4)(c))
#include <image/write_image.h>
