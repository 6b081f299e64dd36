// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions that all reads and writes are made of, which stay out of line. A place is a texel's coordinates, with
// an array's layer in z and the sample in w. A color is four components, as read_imagef, read_imagei or read_imageui
// gives them, whichever fits the image, as bits.
#ifndef ONECLC_IMAGE_TEXEL_ACCESS_H
#define ONECLC_IMAGE_TEXEL_ACCESS_H
#include <image/extent.h>

[[gnu::pure]] uint4 __oneclc_image_fetch(image_pointer image, uint level, int4 place);
[[gnu::pure]] uint4 __oneclc_image_sample(image_pointer image, uint level, ulong sampler, uint dims, float4 coord);
[[gnu::pure]] uint4 __oneclc_image_sample_lod(image_pointer image, float lod, ulong sampler, uint dims, float4 coord);
void __oneclc_image_store(image_pointer image, uint level, int4 place, uint4 color);

#define sampler_bits(sampler) ((ulong)__builtin_astype(sampler, const constant void *))

// The place of a texel that a sampler reads at integer coordinates. If it is out of range, the texel is one on the edge
// or has the border color; a layer is never out of range (8.4).
static inline int4 addressed(image_pointer image, ulong sampler, int4 place, uint dims) {
  const int4 inside = clamp(place, 0, extent_of(image, 0) - 1);
  if ((sampler & ONECLC_SAMPLER_ADDRESSING) == ONECLC_SAMPLER_CLAMP_TO_EDGE)
    return inside;
  return (int4)(place.xy, dims < 3 ? inside.z : place.z, 0);
}

// The mipmap level at which a texel is as large as the step of the coordinates from one pixel of the screen to the next
// (OpenGL 4.6, 8.14.1).
static inline float lod_of_gradients(image_pointer image, float4 dx, float4 dy) {
  const float4 size = __builtin_convertvector((uint4)(image->width, image->height, image->depth, 0), float4);
  dx *= size;
  dy *= size;
  return 0.5f * log2(fmax(dot(dx, dx), dot(dy, dy)));
}
#endif
