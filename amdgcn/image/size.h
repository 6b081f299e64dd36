// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// size_of(image): the width, the height, the depth or number of layers, and the number of mipmap levels, as the
// instruction image_get_resinfo reports them. For buffers only the width counts, which the words behind the resource
// hold.
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
