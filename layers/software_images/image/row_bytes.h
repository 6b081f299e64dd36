// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bytes of an image's rows, whatever its pixels are (cl_intel_subgroups). at.x counts bytes. Loads from outside of
// the image give what is at its edge, stores there have no effect.
#ifndef ONECLC_IMAGE_ROW_BYTES_H
#define ONECLC_IMAGE_ROW_BYTES_H
#include <image/descriptor.h>

static inline int2 last_in(image_pointer image, uint bytes) {
  return (int2)((int)(image->width * image->element_size - bytes), (int)image->height - 1);
}

static inline global uchar *byte_address(image_pointer image, int2 at) {
  return (global uchar *)image->base.data + (size_t)at.y * image->base.row_pitch + at.x;
}

static inline ulong load_bytes(image_pointer image, int2 at, uint bytes) {
  const global uchar *p = byte_address(image, max(min(at, last_in(image, bytes)), 0));
  ulong value = 0;
  for (uint i = 0; i < bytes; i++)
    value |= (ulong)p[i] << 8 * i;
  return value;
}

static inline void store_bytes(image_pointer image, int2 at, uint bytes, ulong value) {
  if (any(at<0 | at> last_in(image, bytes)))
    return;
  global uchar *p = byte_address(image, at);
  for (uint i = 0; i < bytes; i++)
    p[i] = value >> 8 * i;
}
#endif
