// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// read_imagef (6.15.15.2, 6.15.15.3; cl_khr_mipmap_image, cl_khr_gl_msaa_sharing) reads a texel as floating-point
// numbers.
#include "each_image.h"
#define read_image read_imagef
#define gcolor texel(float)
#define as_color(bits) as_float4(bits)
#define one as_uint(1.0f)
#define ptx_type "f32"
#define small CLK_UNORM_INT8
#define wide CLK_FLOAT
#define with_mipmaps 1
#include <image/read_image.h>
