// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// read_imageh (6.15.15.2, 6.15.15.3) reads a texel as halves.
#include "each_image.h"
#define read_image read_imageh
#define gcolor texel(half)
#define as_color(bits) convert_half4(as_float4(bits))
#define one as_uint(1.0f)
#define ptx_type "f32"
#define small CLK_UNORM_INT8
#define wide CLK_HALF_FLOAT
#define with_mipmaps 0
#if !is_depth
#include <image/read_image.h>
#endif
