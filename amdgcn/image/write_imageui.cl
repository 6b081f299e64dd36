// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// write_imageui (6.15.15.4; cl_khr_mipmap_image_writes) writes a color of unsigned integers to a texel.
#include "each_image.h"
#define write_image write_imageui
#define gcolor texel(uint)
#define as_channels(color) as_float4(color)
#define with_mipmaps 1
#if !is_depth
#include <image/write_image.h>
#endif
