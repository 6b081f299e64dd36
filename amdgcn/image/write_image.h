// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Defines all overloads of `write_image`, a builtin's name, for one image type of each_image.h. The file that includes
// this defines `gcolor`, the type of the color; as_channels(color), which gives four floating-point numbers or, in
// their place, the bits of four integers; and `with_mipmaps`, 1 if the builtin also has the overloads of
// cl_khr_mipmap_image_writes.
#include <image/resource.h>

#if writes && is_buffer
void buffer_store(float4 channels, uint4 words, int index, int offset, int scalar_offset,
                  int cache) __asm__("llvm.amdgcn.struct.buffer.store.format.v4f32");
void write_image(gimage image, icoord at, gcolor color) {
  buffer_store(as_channels(color), *words_of(uint4, image), at, 0, 0, 0);
}

#elif writes && !is_msaa
void named(image_store)(float4 channels, int mask, each(int), uint8 texture, int fail, int cache)
    intrinsic("store", ".v4f32.i32.v8i32");
void write_image(gimage image, icoord at, gcolor color) {
  named(image_store)(as_channels(color), all_channels, list(at), texture_of(image), 0, 0);
}

#if with_mipmaps
void named(image_store_mip)(float4 channels, int mask, each(int), int level, uint8 texture, int fail, int cache)
    intrinsic("store.mip", ".v4f32.i32.v8i32");
void write_image(gimage image, icoord at, int level, gcolor color) {
  named(image_store_mip)(as_channels(color), all_channels, list(at), level, texture_of(image), 0, 0);
}
#endif
#endif
