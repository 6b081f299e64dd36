// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For the tests of images on processors: images in memory as <oneclc/image.h> describes them, and a reference for the
// colors that their texels stand for (OpenCL C 3.0, 6.15.15.7 and 8.3).
#ifndef IMAGE_H
#define IMAGE_H
#include "harness.h"
#include <math.h>
#include <oneclc/image.h>
#include <stdlib.h>

// Channel orders and data types with the values that cl.h gives them.
enum {
  R = 0x10b0,
  A,
  RG,
  RA,
  RGB,
  RGBA,
  BGRA,
  ARGB,
  INTENSITY,
  LUMINANCE,
  Rx,
  RGx,
  RGBx,
  DEPTH,
  DEPTH_STENCIL,
  sRGB,
  sRGBx,
  sRGBA,
  sBGRA,
  ABGR,
  SNORM_INT8 = 0x10d0,
  SNORM_INT16,
  UNORM_INT8,
  UNORM_INT16,
  UNORM_SHORT_565,
  UNORM_SHORT_555,
  UNORM_INT_101010,
  SIGNED_INT8,
  SIGNED_INT16,
  SIGNED_INT32,
  UNSIGNED_INT8,
  UNSIGNED_INT16,
  UNSIGNED_INT32,
  HALF_FLOAT,
  FULL_FLOAT,
  UNORM_INT24,
  UNORM_INT_101010_2,
  UNORM_10X6 = 0x10e1,
  UNORM_INT_2_101010 = 0x10e5,
  UNSIGNED_INT10X6,
  UNSIGNED_INT12X4,
  UNSIGNED_INT14X2,
  UNORM_12X4,
  UNORM_14X2
};

typedef enum { UNORM, SNORM, UINT_CHANNEL, INT_CHANNEL, FLOAT_CHANNEL } channel_kind;
typedef struct {
  unsigned order;
  const char *name, *channels; // channels in memory order, such as "bgra"; i: intensity, l: luminance, x: ignored
  bool is_srgb;
} order_info;
static const order_info orders[] = {{R, "R", "r"},
                                    {A, "A", "a"},
                                    {RG, "RG", "rg"},
                                    {RA, "RA", "ra"},
                                    {RGB, "RGB", "rgb"},
                                    {RGBA, "RGBA", "rgba"},
                                    {BGRA, "BGRA", "bgra"},
                                    {ARGB, "ARGB", "argb"},
                                    {ABGR, "ABGR", "abgr"},
                                    {INTENSITY, "INTENSITY", "i"},
                                    {LUMINANCE, "LUMINANCE", "l"},
                                    {Rx, "Rx", "rx"},
                                    {RGx, "RGx", "rgx"},
                                    {RGBx, "RGBx", "rgbx"},
                                    {DEPTH, "DEPTH", "r"},
                                    {DEPTH_STENCIL, "DEPTH_STENCIL", "rx"},
                                    {sRGB, "sRGB", "rgb", true},
                                    {sRGBx, "sRGBx", "rgbx", true},
                                    {sRGBA, "sRGBA", "rgba", true},
                                    {sBGRA, "sBGRA", "bgra", true}};
typedef struct {
  unsigned type;
  const char *name;
  channel_kind kind;
  unsigned bytes, bits, shift; // of a channel: its size, and the bits that count, from `shift` on
  // For a packed type: the widths of the fields, beginning with the highest bit of `bytes` (a: 10, o: 24, _: one unused
  // bit), and the channel orders that it allows.
  const char *fields;
  unsigned pack_order[3];
} type_info;
static const type_info formats[] = {
    {SNORM_INT8, "SNORM_INT8", SNORM, 1, 8},
    {SNORM_INT16, "SNORM_INT16", SNORM, 2, 16},
    {UNORM_INT8, "UNORM_INT8", UNORM, 1, 8},
    {UNORM_INT16, "UNORM_INT16", UNORM, 2, 16},
    {SIGNED_INT8, "SIGNED_INT8", INT_CHANNEL, 1, 8},
    {SIGNED_INT16, "SIGNED_INT16", INT_CHANNEL, 2, 16},
    {SIGNED_INT32, "SIGNED_INT32", INT_CHANNEL, 4, 32},
    {UNSIGNED_INT8, "UNSIGNED_INT8", UINT_CHANNEL, 1, 8},
    {UNSIGNED_INT16, "UNSIGNED_INT16", UINT_CHANNEL, 2, 16},
    {UNSIGNED_INT32, "UNSIGNED_INT32", UINT_CHANNEL, 4, 32},
    {HALF_FLOAT, "HALF_FLOAT", FLOAT_CHANNEL, 2, 16},
    {FULL_FLOAT, "FLOAT", FLOAT_CHANNEL, 4, 32},
    {UNORM_10X6, "UNORM_10X6", UNORM, 2, 10, 6},
    {UNORM_12X4, "UNORM_12X4", UNORM, 2, 12, 4},
    {UNORM_14X2, "UNORM_14X2", UNORM, 2, 14, 2},
    {UNSIGNED_INT10X6, "UNSIGNED_INT10X6", UINT_CHANNEL, 2, 10, 6},
    {UNSIGNED_INT12X4, "UNSIGNED_INT12X4", UINT_CHANNEL, 2, 12, 4},
    {UNSIGNED_INT14X2, "UNSIGNED_INT14X2", UINT_CHANNEL, 2, 14, 2},
    {UNORM_SHORT_565, "UNORM_SHORT_565", UNORM, 2, .fields = "565", .pack_order = {RGB, RGBx}},
    {UNORM_SHORT_555, "UNORM_SHORT_555", UNORM, 2, .fields = "_555", .pack_order = {RGB, RGBx}},
    {UNORM_INT_101010, "UNORM_INT_101010", UNORM, 4, .fields = "__aaa", .pack_order = {RGB, RGBx}},
    {UNORM_INT_101010_2, "UNORM_INT_101010_2", UNORM, 4, .fields = "aaa2", .pack_order = {RGBA}},
    {UNORM_INT_2_101010, "UNORM_INT_2_101010", UNORM, 4, .fields = "2aaa", .pack_order = {ABGR}},
    {UNORM_INT24, "UNORM_INT24", UNORM, 4, .fields = "o8", .pack_order = {DEPTH_STENCIL}},
};
enum { ORDERS = sizeof orders / sizeof *orders, FORMATS = sizeof formats / sizeof *formats };

typedef struct {
  const order_info *order;
  const type_info *type;
} format;

// Whether OpenCL has, or could have, this combination: channels of 8, 16 and 32 bits are tested in all orders.
static inline bool exists(format f) {
  if (f.type->fields) {
    for (int i = 0; i < 3; i++)
      if (f.type->pack_order[i] == f.order->order)
        return true;
    return false;
  }
  if (f.order->is_srgb)
    return f.type->type == UNORM_INT8;
  if (f.order->order == DEPTH_STENCIL)
    return f.type->type == FULL_FLOAT;
  return f.order->order != DEPTH || f.type->kind == UNORM || f.type->type == FULL_FLOAT;
}

static inline unsigned element_size(format f) {
  return f.type->fields ? f.type->bytes : f.type->bytes * (unsigned)strlen(f.order->channels);
}

static inline format find_format(unsigned order, unsigned type) {
  format f = {orders, formats};
  while (f.order->order != order)
    f.order++;
  while (f.type->type != type)
    f.type++;
  return f;
}

// Where the bits of a texel's n-th channel in memory are: `bits` bits, `shift` bits up in the integer of `bytes` bytes
// at `byte`.
typedef struct {
  unsigned byte, bytes, shift, bits;
} bit_field;
static inline bit_field field_of(format f, unsigned n) {
  if (!f.type->fields)
    return (bit_field){n * f.type->bytes, f.type->bytes, f.type->shift, f.type->bits};
  unsigned high = 8 * f.type->bytes;
  for (const char *c = f.type->fields;; c++) {
    const unsigned bits = *c == '_' ? 1 : *c == 'a' ? 10 : *c == 'o' ? 24 : (unsigned)(*c - '0');
    high -= bits;
    if (*c != '_' && n-- == 0)
      return (bit_field){0, f.type->bytes, high, bits};
  }
}

static inline uint32_t load_word(const uint8_t *p, unsigned bytes) {
  uint32_t word = 0;
  memcpy(&word, p, bytes);
  return word;
}

static inline uint32_t raw_channel(format f, const uint8_t *texel, unsigned n) {
  const bit_field at = field_of(f, n);
  return load_word(texel + at.byte, at.bytes) >> at.shift & (uint32_t)(((uint64_t)1 << at.bits) - 1);
}

static inline long double srgb_to_linear(long double c) {
  return c <= 0.04045L ? c / 12.92L : powl((c + 0.055L) / 1.055L, 2.4L);
}
static inline long double linear_to_srgb(long double c) {
  return c < 0.0031308L ? 12.92L * c : 1.055L * powl(c, 1 / 2.4L) - 0.055L;
}

static inline float float_of(uint32_t bits) {
  float value;
  memcpy(&value, &bits, 4);
  return value;
}

static inline uint32_t bits_of(float value) {
  uint32_t bits;
  memcpy(&bits, &value, 4);
  return bits;
}

// The distance between neighbouring half values at x.
static inline long double half_step(long double x) {
  int exponent;
  frexpl(x, &exponent);
  return ldexpl(1, (x == 0 || exponent < -13 ? -13 : exponent) - 11);
}

static inline uint16_t nearest_half(float x) {
  const uint16_t sign = signbit(x) ? 0x8000 : 0;
  if (isnan(x))
    return 0x7e00;
  if (fabsf(x) >= 65520)
    return sign | 0x7c00;
  const long double step = half_step(x);
  const int units = (int)rintl(fabsl(x) / step),
            exponent = ilogbl(step) + 24; // 0 also for the least normal numbers
  return sign | (uint16_t)((exponent << 10) + units);
}

// Computes a texel's color in long double, without a rounding to the result's type. A NaN gives NaN.
static inline void exact_color(format f, const uint8_t *texel, long double color[4]) {
  color[0] = color[1] = color[2] = 0;
  color[3] = 1;
  for (unsigned n = 0; f.order->channels[n]; n++) {
    const char c = f.order->channels[n];
    if (c == 'x')
      continue;
    const uint32_t raw = raw_channel(f, texel, n);
    const unsigned bits = field_of(f, n).bits;
    const int64_t as_int = raw >> (bits - 1) ? (int64_t)raw - ((int64_t)1 << bits) : raw;
    long double value = raw;
    if (f.type->kind == UNORM)
      value /= (long double)(((uint64_t)1 << bits) - 1);
    else if (f.type->kind == SNORM)
      value = fmaxl(as_int / (long double)((1 << (bits - 1)) - 1), -1);
    else if (f.type->kind == INT_CHANNEL)
      value = as_int;
    else if (f.type->kind == FLOAT_CHANNEL)
      value = as_double(&types[bits == 16 ? HALF : FLOAT], raw);
    if (f.order->is_srgb && c != 'a')
      value = srgb_to_linear(value);
    if (c == 'a')
      color[0] = f.order->order == A ? 0 : color[0], color[3] = value;
    else if (c == 'i')
      color[0] = color[1] = color[2] = color[3] = value;
    else if (c == 'l')
      color[0] = color[1] = color[2] = value;
    else
      color[c == 'r' ? 0 : c == 'g' ? 1 : 2] = value;
  }
}

// The alpha of the border color (6.15.15.1.1), whose other components are 0.
static inline float border_alpha(unsigned order) {
  return order == R || order == RG || order == RGB || order == LUMINANCE || order == sRGB;
}

static inline uint8_t *texel_at(const struct oneclc_image *m, unsigned x, unsigned y, unsigned z) {
  return (uint8_t *)m->base.data + (size_t)x * m->element_size + y * m->base.row_pitch + z * m->base.slice_pitch;
}

// Makes a descriptor with at least `padding` unused bytes after each row, and its memory, filled with random bits. The
// caller frees base.data.
static inline struct oneclc_image make_image(format f, unsigned width, unsigned height, unsigned depth, unsigned layers,
                                             size_t padding) {
  struct oneclc_image m = {.size = sizeof m,
                           .channel_order = f.order->order,
                           .channel_data_type = f.type->type,
                           .element_size = element_size(f),
                           .width = width,
                           .height = height,
                           .depth = depth,
                           .array_size = layers};
  m.base.row_pitch = (width * m.element_size + padding + 3) / 4 * 4;
  m.base.slice_pitch = m.base.row_pitch * height + 4 * padding;
  const size_t size = m.base.slice_pitch * depth * layers;
  m.base.data = malloc(size);
  for (size_t i = 0; i < size; i++)
    ((uint8_t *)m.base.data)[i] = (uint8_t)random_bits();
  return m;
}

// Ends the program where kernels do not see its own memory, in which these tests have their images.
static inline void need_own_memory(void) {
  if (!device_has(test.device, "in-place"))
    harness_unsupported("the images lie in memory that the kernels do not see; image/gpu.c tests images here");
}

// Kernel arguments for images and samplers, which on processors are both passed as pointers.
#define IMAGE(DESCRIPTOR) {ARG_INPUT, sizeof(DESCRIPTOR), &(DESCRIPTOR)}
#define SAMPLER(BITS) {ARG_INPUT, 8, (void *)(uintptr_t)(BITS)}
#define EVERYTHING "-Xclang -cl-ext=+all"
#endif
