// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an image's descriptor says about sizes, places and types.
#ifndef ONECLC_IMAGE_EXTENT_H
#define ONECLC_IMAGE_EXTENT_H
#include <image/descriptor.h>

// The width, the height, the depth or number of layers, and the number of samples of a level.
static inline int4 extent_of(image_pointer image, uint level) {
  uint width = image->width, height = image->height, depth = image->depth;
  if (level) {
    width = max(width >> level, 1u);
    height = max(height >> level, 1u);
    depth = max(depth >> level, 1u);
  }
  return (int4)((int)width, (int)height, (int)(depth * image->array_size), (int)max(image->num_samples, 1u));
}

static inline global uchar *address_of(image_pointer image, uint level, int4 place) {
  const struct oneclc_image_level here = level ? image->levels[level - 1] : image->base;
  return (global uchar *)here.data + (size_t)place.x * image->element_size + (size_t)place.y * here.row_pitch +
         (size_t)place.z * here.slice_pitch + (size_t)place.w * image->sample_pitch;
}

static inline bool is_raw(uint type) {
  return type == CLK_UNSIGNED_INT_RAW10_EXT || type == CLK_UNSIGNED_INT_RAW12_EXT;
}

static inline bool is_integer(uint type) {
  return (type >= CLK_SIGNED_INT8 && type <= CLK_UNSIGNED_INT32) || is_raw(type) ||
         (type >= CLK_UNSIGNED_INT10X6_EXT && type <= CLK_UNSIGNED_INT14X2_EXT);
}
#endif
