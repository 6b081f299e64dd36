// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// write_imageh (6.15.15.4; cl_khr_fp16) writes a color of halves to a texel.
#include <convert/binary16.h>
#include "each_image.h"
#define write_image write_imageh
#define gcolor half4
#define narrow_type CLK_UNORM_INT8
#define wide_type CLK_FLOAT
#define from_color(c) as_uint4(half_to_float(as_ushort4(c)))
#if !is_depth
#include <image/write_image.h>
#endif
