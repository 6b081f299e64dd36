// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All overloads of `read_image` for one image type. `gcolor` is the result, as_color makes it of the bits of red,
// green, blue and alpha, of which `one` is a missing alpha. `with_mipmaps` says whether the overloads of
// cl_khr_mipmap_image are among them.
#include <image/pixel.h>
#include <image/surface.h>
#include <image/texture.h>

#if reads
static inline gcolor color_of(gimage image, uint4 bits) {
  return as_texel(as_color(color_of_stored(bits, pointer_to(image)->channel_order, one)));
}

#if is_msaa
#if with_mipmaps
gcolor read_image(gimage image, icoord at, int sample) {
  return color_of(image, texture_bits(image, pointer_to(image)->textures[0][0], at, sample));
}
#endif

#elif is_buffer || writes
gcolor read_image(gimage image, icoord at) { return color_of(image, pixel_bits(image, 0, at)); }

#else
gcolor read_image(gimage image, icoord at) {
  return color_of(image, texture_bits(image, pointer_to(image)->textures[0][0], at));
}
#endif

#if samples
gcolor read_image(gimage image, sampler_t sampler, icoord at) {
  return color_of(image, texture_bits(image, texture_of(image, sampler), at));
}

gcolor read_image(gimage image, sampler_t sampler, fcoord at) {
  return color_of(image, texture_bits(image, texture_of(image, sampler), at));
}
#endif

#if has_mipmaps && with_mipmaps
gcolor read_image(gimage image, sampler_t sampler, fcoord at, float lod) {
  return color_of(image, texture_bits(image, texture_of(image, sampler), at, lod));
}

gcolor read_image(gimage image, sampler_t sampler, fcoord at, gradient dx, gradient dy) {
  return color_of(image, texture_bits(image, texture_of(image, sampler), at, dx, dy));
}
#endif
#endif
