// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// read_imagei (6.15.15.2, 6.15.15.3; cl_khr_mipmap_image) reads a texel as signed integers.
#include "each_image.h"
#define read_image read_imagei
#define gcolor int4
#define narrow_type CLK_SIGNED_INT8
#define wide_type CLK_SIGNED_INT32
#define with_mipmaps 1
#define to_color(bits) as_int4(bits)
#if !is_depth
#include <image/read_image.h>
#endif
