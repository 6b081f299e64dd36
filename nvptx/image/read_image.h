// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Defines all overloads of `read_image`, a builtin's name, for one image type of each_image.h. The file that includes
// this defines `gcolor`, the type of the result; as_color(bits), which makes it of the bits of red, green, blue and
// alpha; `one`, the bits of an alpha that is missing; `ptx_type`, PTX's name for the type of channels; `small` and
// `wide`, the types of channels that are most common; and `with_mipmaps`, 1 if the builtin also has the overloads of
// cl_khr_mipmap_image and cl_khr_gl_msaa_sharing.
#include <image/pixel.h>
#include <image/surface.h>
#include <image/texture.h>

#if reads
static inline gcolor color_of(gimage image, uint4 bits) {
  return as_texel(as_color(color_of_stored(bits, order_of(image), one)));
}

#if is_msaa
#if with_mipmaps
gcolor read_image(gimage image, icoord at, int sample) {
  return color_of(image, texture_bits(image, unchanging(&pointer_to(image)->textures[0][0]), at, sample));
}
#endif

#elif is_buffer || writes
gcolor read_image(gimage image, icoord at) { return as_texel(as_color(load_color(image, 0, at, small, wide, one))); }

#else
gcolor read_image(gimage image, icoord at) {
  return color_of(image, texel_bits(image, unchanging(&pointer_to(image)->textures[0][0]), at));
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
