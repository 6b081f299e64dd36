// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Access to images of two dimensions in the formats that most programs use: R, G, B and A, of 8 or of 32 bits each. It
// is inlined into kernels, as calls cost more than such an access; all other formats and what lies outside of the image
// are left to the functions out of line, with the same results.
#ifndef ONECLC_IMAGE_USUAL_H
#define ONECLC_IMAGE_USUAL_H
#include <image/texel_access.h>
#include <image/channels.h>

// Both numbers in one, for one comparison
#define format(order, type) ((ulong)(type) << 32 | (order))

static inline uint bytes_of_usual(uint type) {
  return type == CLK_FLOAT || type == CLK_SIGNED_INT32 || type == CLK_UNSIGNED_INT32 ? 4 : 1;
}

static inline global uchar *texel_address(image_pointer image, int2 at, uint type) {
  return (global uchar *)image->base.data + (size_t)(uint)at.y * image->base.row_pitch +
         (size_t)(uint)at.x * (4 * bytes_of_usual(type));
}

static inline bool has_texel(image_pointer image, int2 at) {
  return (uint)at.x < image->width & (uint)at.y < image->height;
}

static inline uint4 read_usual(image_pointer image, int2 at, uint type) {
  return read_channels(texel_address(image, at, type), type, 4);
}

// What __oneclc_image_fetch gives. `narrow` and `wide` are the data types of 8 and of 32 bits, `inside` says whether
// the image has the texel.
static inline uint4 fetch_usual(image_pointer image, int2 at, bool inside, uint narrow, uint wide) {
  const ulong is = format(image->channel_order, image->channel_data_type);
  if (inside) {
    if (is == format(CLK_RGBA, narrow))
      return read_usual(image, at, narrow);
    if (is == format(CLK_RGBA, wide))
      return read_usual(image, at, wide);
  }
  uint4 bits;
  [[clang::noinline]] bits = __oneclc_image_fetch(image, 0, (int4)(at, 0, 0));
  return bits;
}

// The same through a sampler.
static inline uint4 sample_usual(image_pointer image, ulong sampler, int2 at, uint narrow, uint wide) {
  if ((sampler & ONECLC_SAMPLER_ADDRESSING) != ONECLC_SAMPLER_CLAMP_TO_EDGE)
    return fetch_usual(image, at, has_texel(image, at), narrow, wide);
  const int2 last = {(int)image->width - 1, (int)image->height - 1};
  return fetch_usual(image, clamp(at, 0, last), true, narrow, wide);
}

// What __oneclc_image_store does.
static inline void store_usual(image_pointer image, int2 at, uint narrow, uint wide, uint4 color) {
  const ulong is = format(image->channel_order, image->channel_data_type);
  if (!has_texel(image, at))
    return;
  if (is == format(CLK_RGBA, narrow))
    write_channels(texel_address(image, at, narrow), narrow, 4, color);
  else if (is == format(CLK_RGBA, wide))
    write_channels(texel_address(image, at, wide), wide, 4, color);
  else [[clang::noinline]]
    __oneclc_image_store(image, 0, (int4)(at, 0, 0), color);
}
#endif
