// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Defines all overloads of `read_image`, a builtin's name, for one image type of each_image.h. The file that includes
// this defines `gcolor`, the type of the result; to_color(bits), which makes it of the bits of a texel; `narrow_type`
// and `wide_type`, the data types that usual.h reads; and `with_mipmaps`, 1 if the builtin also has the overloads of
// cl_khr_mipmap_image.
#include <image/place.h>
#include <image/usual.h>

#if reads && is_msaa
gcolor read_image(gimage image, icoord coord, int sample) {
  int4 at = place(int4, coord);
  at.w = sample;
  uint4 bits;
  [[clang::noinline]] bits = __oneclc_image_fetch(pointer_to(image), 0, at);
  return to_color(bits);
}

#elif reads
gcolor read_image(gimage image, icoord coord) {
  uint4 bits;
#if is_usual
  bits = fetch_usual(pointer_to(image), coord, has_texel(pointer_to(image), coord), narrow_type, wide_type);
#else
  [[clang::noinline]] bits = __oneclc_image_fetch(pointer_to(image), 0, place(int4, coord));
#endif
  return to_color(bits);
}

#if samples
gcolor read_image(gimage image, sampler_t sampler, icoord coord) {
  uint4 bits;
#if is_usual
  bits = sample_usual(pointer_to(image), sampler_bits(sampler), coord, narrow_type, wide_type);
#else
  int4 at = addressed(pointer_to(image), sampler_bits(sampler), place(int4, coord), image_dims);
  [[clang::noinline]] bits = __oneclc_image_fetch(pointer_to(image), 0, at);
#endif
  return to_color(bits);
}

gcolor read_image(gimage image, sampler_t sampler, fcoord coord) {
  uint4 bits;
  [[clang::noinline]] bits =
      __oneclc_image_sample(pointer_to(image), 0, sampler_bits(sampler), image_dims, place(float4, coord));
  return to_color(bits);
}
#endif

#if has_mipmaps && with_mipmaps
gcolor read_image(gimage image, sampler_t sampler, fcoord coord, float lod) {
  uint4 bits;
  [[clang::noinline]] bits =
      __oneclc_image_sample_lod(pointer_to(image), lod, sampler_bits(sampler), image_dims, place(float4, coord));
  return to_color(bits);
}

gcolor read_image(gimage image, sampler_t sampler, fcoord coord, gradient dx, gradient dy) {
  return read_image(image, sampler, coord, lod_of_gradients(pointer_to(image), steps(dx), steps(dy)));
}
#endif
#endif
