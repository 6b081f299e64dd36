// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// write_imagei (6.15.15.4; cl_khr_mipmap_image_writes) writes a color of signed integers to a texel.
#include "each_image.h"
#define write_image write_imagei
#define gcolor int4
#define narrow_type CLK_SIGNED_INT8
#define wide_type CLK_SIGNED_INT32
#define with_mipmaps 1
#define from_color(c) as_uint4(c)
#if !is_depth
#include <image/write_image.h>
#endif
