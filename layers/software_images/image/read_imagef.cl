// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// read_imagef (6.15.15.2, 6.15.15.3; cl_khr_mipmap_image) reads a texel as floating-point numbers.
#include "each_image.h"
#define read_image read_imagef
#define gcolor texel(float)
#define narrow_type CLK_UNORM_INT8
#define wide_type CLK_FLOAT
#define with_mipmaps 1
#if is_depth
#define to_color(bits) as_float((bits).x)
#else
#define to_color(bits) as_float4(bits)
#endif
#include <image/read_image.h>
#undef to_color
