// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// read_imageui (6.15.15.2, 6.15.15.3; cl_khr_mipmap_image) reads a texel as unsigned integers.
#include "each_image.h"
#define read_image read_imageui
#define gcolor uint4
#define narrow_type CLK_UNSIGNED_INT8
#define wide_type CLK_UNSIGNED_INT32
#define with_mipmaps 1
#define to_color(bits) as_uint4(bits)
#if !is_depth
#include <image/read_image.h>
#endif
