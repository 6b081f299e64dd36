// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// read_imageh (6.15.15.2, 6.15.15.3) reads a texel as halves.
#include "each_image.h"
#define read_image read_imageh
#define gcolor texel(half)
#define as_color(v) convert_half4(v)
#define with_mipmaps 0
#if !is_depth
#include <image/read_image.h>
#endif
