// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Width, height, depth or number of layers, and number of levels, by image_get_resinfo.
#include <image/resource.h>
#if !is_buffer
float4 named(image_resinfo)(int mask, int level, uint8 texture, int fail, int cache)
    intrinsic("getresinfo", ".v4f32.i32.v8i32");
static inline uint4 size_of(gimage image) {
  return as_uint4(named(image_resinfo)(all_channels, 0, texture_of(image), 0, 0));
}
#else
static inline uint4 size_of(gimage image) { return (uint4)(words_of(uint, image)[buffer_width_word], 1, 1, 1); }
#endif
