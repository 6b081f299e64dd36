// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bytes of a pixel, and its channels as numbers (8.3 "Conversion Rules"). `words` are the bytes, from the low end
// of x on.
#ifndef ONECLC_IMAGE_PIXEL_H
#define ONECLC_IMAGE_PIXEL_H
#include <image/channel_order.h>

static inline uint channel_bytes(uint type) {
  switch (type) {
  case CLK_SNORM_INT8:
  case CLK_UNORM_INT8:
  case CLK_SIGNED_INT8:
  case CLK_UNSIGNED_INT8:
    return 1;
  case CLK_SNORM_INT16:
  case CLK_UNORM_INT16:
  case CLK_SIGNED_INT16:
  case CLK_UNSIGNED_INT16:
  case CLK_HALF_FLOAT:
    return 2;
  default:
    return 4;
  }
}

// Where a pixel begins, as surfaces count it: in bytes, a signed number of 32 bits. For stores the product must not
// wrap: a coordinate far outside would name a pixel inside. No surface is 2^27 - 1 pixels wide, so that greater
// coordinates, and negative ones, are outside as this one is.
static inline int first_byte(int x, uint bytes) { return min((uint)x, (1u << 27) - 1) * bytes; }

static inline uint4 channels_of_words(uint4 words, uint bytes) {
  switch (bytes) {
  case 1:
    return convert_uint4(as_uchar4(words.x));
  case 2:
    return convert_uint4(as_ushort4(words.xy));
  default:
    return words;
  }
}

static inline uint4 words_of_channels(uint4 channels, uint bytes) {
  switch (bytes) {
  case 1:
    return as_uint(convert_uchar4(channels));
  case 2:
    return (uint4)(as_uint2(convert_ushort4(channels)), 0, 0);
  default:
    return channels;
  }
}

// x / greatest, correctly rounded, of four integers between -greatest - 1 and greatest, where greatest is 2^n - 1 and n
// at most 16: x times the two words of the quotient 1 / greatest. A division would take five times as long.
// lab/coefficients/root_seeds.c tries all of them.
#define normalized(x, greatest) fma(x, (float4)(1.0f / greatest), (x) * (float)(1.0 / greatest - 1.0f / greatest))

// What reads give for stored channels, as bits; channels_of_bits is the opposite.
static inline uint4 bits_of_channels(uint4 stored, uint type) {
  switch (type) {
  case CLK_SNORM_INT8:
    return as_uint4(max(normalized(convert_float4(convert_char4(stored)), 127), -1.0f));
  case CLK_SNORM_INT16:
    return as_uint4(max(normalized(convert_float4(convert_short4(stored)), 32767), -1.0f));
  case CLK_UNORM_INT8:
    return as_uint4(normalized(convert_float4(stored), 255));
  case CLK_UNORM_INT16:
    return as_uint4(normalized(convert_float4(stored), 65535));
  case CLK_SIGNED_INT8:
    return convert_uint4(convert_char4(stored));
  case CLK_SIGNED_INT16:
    return convert_uint4(convert_short4(stored));
  case CLK_HALF_FLOAT:
    return as_uint4(convert_float4(as_half4(convert_ushort4(stored))));
  default:
    return stored;
  }
}

static inline uint4 channels_of_bits(uint4 bits, uint type) {
  const float4 x = as_float4(bits);
  const int4 i = as_int4(bits);
  switch (type) {
  case CLK_SNORM_INT8:
    return convert_uint4(convert_char4_sat_rte(x * 127.0f));
  case CLK_SNORM_INT16:
    return convert_uint4(convert_short4_sat_rte(x * 32767.0f));
  case CLK_UNORM_INT8:
    return convert_uint4(convert_uchar4_sat_rte(x * 255.0f));
  case CLK_UNORM_INT16:
    return convert_uint4(convert_ushort4_sat_rte(x * 65535.0f));
  case CLK_SIGNED_INT8:
    return as_uint4(clamp(i, -128, 127));
  case CLK_SIGNED_INT16:
    return as_uint4(clamp(i, -32768, 32767));
  case CLK_UNSIGNED_INT8:
    return min(bits, 255u);
  case CLK_UNSIGNED_INT16:
    return min(bits, 65535u);
  case CLK_HALF_FLOAT:
    return convert_uint4(as_ushort4(convert_half4(x)));
  default:
    return bits;
  }
}
#endif
