// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sizes of images.
#include "backend.h"

unsigned image_channels(const image_argument *m) {
  // CL_R, A, RG, RA, RGB, RGBA, BGRA, ARGB, INTENSITY, LUMINANCE, Rx, RGx, RGBx, DEPTH, DEPTH_STENCIL, sRGB, sRGBx,
  // sRGBA, sBGRA, ABGR
  static const unsigned char channels[] = {1, 1, 2, 2, 3, 4, 4, 4, 1, 1, 1, 2, 3, 1, 2, 3, 3, 4, 4, 4};
  const unsigned order = m->channel_order - 0x10b0;
  return order < sizeof channels ? channels[order] : 0;
}

size_t image_element_size(const image_argument *m) {
  // CL_SNORM_INT8, 16, UNORM_INT8, 16, SHORT_565, SHORT_555, INT_101010, SIGNED_INT8, 16, 32, UNSIGNED_INT8, 16, 32,
  // HALF_FLOAT, FLOAT, (24 bits), INT_101010_2; the packed ones are whole pixels
  static const unsigned char bytes[] = {1, 2, 1, 2, 2, 2, 4, 1, 2, 4, 1, 2, 4, 2, 4, 0, 4};
  const unsigned type = m->channel_data_type - 0x10d0;
  const bool packed = (type >= 4 && type <= 6) || type == 16;
  return type < sizeof bytes ? bytes[type] * (packed ? 1 : image_channels(m)) : 0;
}

size_t image_level_size(const image_argument *m, unsigned level) {
  size_t size = image_element_size(m) * m->layers;
  const size_t sizes[3] = {m->width, m->height, m->depth};
  for (unsigned i = 0; i < 3; i++)
    size *= sizes[i] >> level ? sizes[i] >> level : 1;
  return size;
}

size_t image_size(const image_argument *m) {
  size_t size = 0;
  for (unsigned level = 0; level < m->levels; level++)
    size += image_level_size(m, level);
  return size;
}
