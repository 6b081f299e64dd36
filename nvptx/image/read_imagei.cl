// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// read_imagei (6.15.15.2, 6.15.15.3; cl_khr_mipmap_image, cl_khr_gl_msaa_sharing) reads a texel as signed integers.
#include "each_image.h"
#define read_image read_imagei
#define gcolor texel(int)
#define as_color(bits) as_int4(bits)
#define one 1
#define ptx_type "s32"
#define small CLK_SIGNED_INT8
#define wide CLK_SIGNED_INT32
#define with_mipmaps 1
#if !is_depth
#include <image/read_image.h>
#endif
