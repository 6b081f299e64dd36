// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Defines all overloads of `read_image`, a builtin's name, for one image type of each_image.h. The file that includes
// this defines `gcolor`, the type of the result; as_color(v), which makes it of the four channels that an instruction
// gives; and `with_mipmaps`, 1 if the builtin also has the overloads of cl_khr_mipmap_image and cl_khr_gl_msaa_sharing.
#include <image/resource.h>

#if reads && is_buffer
float4 buffer_load(uint4 words, int index, int offset, int scalar_offset,
                   int cache) __asm__("llvm.amdgcn.struct.buffer.load.format.v4f32");
gcolor read_image(gimage image, icoord at) { return as_color(buffer_load(*words_of(uint4, image), at, 0, 0, 0)); }

#elif reads && is_msaa && with_mipmaps
float4 named(image_load)(int mask, each(int), int sample, uint8 texture, int fail, int cache)
    intrinsic("load", ".v4f32.i32.v8i32");
gcolor read_image(gimage image, icoord at, int sample) {
  return as_texel(as_color(named(image_load)(all_channels, list(at), sample, texture_of(image), 0, 0)));
}

#elif reads && !is_msaa
float4 named(image_load)(int mask, each(int), uint8 texture, int fail, int cache) intrinsic("load", ".v4f32.i32.v8i32");
gcolor read_image(gimage image, icoord at) {
  return as_texel(as_color(named(image_load)(all_channels, list(at), texture_of(image), 0, 0)));
}

// placed(at) rounds the coordinate that selects an array's layer, which the hardware then clamps; middle(at) turns
// integer coordinates into those of the texel's middle.
#if !is_array
#define placed(at) (at)
#elif image_dims == 1
#define placed(at) ((float2)((at).x, __builtin_elementwise_rint(max((at).y, 0.0f))))
#else
#define placed(at) ((float4)((at).xy, __builtin_elementwise_rint(max((at).z, 0.0f)), 0))
#endif
#if image_dims + is_array == 1
#define middle(at) ((at) + 0.5f)
#elif image_dims == 1
#define middle(at) (__builtin_convertvector(at, float2) + (float2)(0.5f, 0))
#elif is_array
#define middle(at) (__builtin_convertvector(at, float4) + (float4)(0.5f, 0.5f, 0, 0))
#else
#define middle(at) (__builtin_convertvector(at, fcoord) + 0.5f)
#endif

#if samples
float4 named(image_sample_lz)(int mask, each(float), uint8 texture, uint4 sampler, bool unnormalized, int fail,
                              int cache) intrinsic("sample.lz", ".v4f32.f32.v8i32.v4i32");
gcolor read_image(gimage image, sampler_t sampler, fcoord at) {
  return as_texel(as_color(
      named(image_sample_lz)(all_channels, list(placed(at)), texture_of(image), sampler_of(sampler), false, 0, 0)));
}

gcolor read_image(gimage image, sampler_t sampler, icoord at) { return read_image(image, sampler, middle(at)); }
#endif

#if has_mipmaps && with_mipmaps
float4 named(image_sample_l)(int mask, each(float), float lod, uint8 texture, uint4 sampler, bool unnormalized,
                             int fail, int cache) intrinsic("sample.l", ".v4f32.f32.v8i32.v4i32");
gcolor read_image(gimage image, sampler_t sampler, fcoord at, float lod) {
  return as_texel(as_color(
      named(image_sample_l)(all_channels, list(placed(at)), lod, texture_of(image), sampler_of(sampler), false, 0, 0)));
}

float4 named(image_sample_d)(int mask, each_slope(float), each_slope(float), each(float), uint8 texture, uint4 sampler,
                             bool unnormalized, int fail, int cache)
    intrinsic("sample.d", ".v4f32.f32.f32.v8i32.v4i32");
gcolor read_image(gimage image, sampler_t sampler, fcoord at, gradient dx, gradient dy) {
  return as_texel(as_color(named(image_sample_d)(all_channels, slopes(dx), slopes(dy), list(placed(at)),
                                                 texture_of(image), sampler_of(sampler), false, 0, 0)));
}
#endif
#undef placed
#undef middle
#endif
