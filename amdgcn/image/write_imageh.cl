// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// write_imageh (6.15.15.4) writes a color of halves to a texel.
#include "each_image.h"
#define write_image write_imageh
#define gcolor texel(half)
#define as_channels(color) convert_float4(color)
#define with_mipmaps 0
#if !is_depth
#include <image/write_image.h>
#endif
