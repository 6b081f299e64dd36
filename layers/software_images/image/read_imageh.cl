// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// read_imageh (6.15.15.2, 6.15.15.3; cl_khr_fp16) reads a texel as halves.
#include <convert/binary16.h>
#include "each_image.h"
#define read_image read_imageh
#define gcolor half4
#define narrow_type CLK_UNORM_INT8
#define wide_type CLK_FLOAT
#define to_color(bits) as_half4(half_bits_rte(as_float4(bits)))
#if !is_depth && !is_msaa
#include <image/read_image.h>
#endif
