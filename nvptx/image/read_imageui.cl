// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// read_imageui (6.15.15.2, 6.15.15.3; cl_khr_mipmap_image, cl_khr_gl_msaa_sharing) reads a texel as unsigned integers.
#include "each_image.h"
#define read_image read_imageui
#define gcolor texel(uint)
#define as_color(bits) (bits)
#define one 1
#define ptx_type "u32"
#define small CLK_UNSIGNED_INT8
#define wide CLK_UNSIGNED_INT32
#define with_mipmaps 1
#if !is_depth
#include <image/read_image.h>
#endif
