// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// DEVICES: cpu
//
// Tests reads and writes of every channel order with every data type (6.15.15.7, 8.3). Reads see all values of channels
// of 8 and 16 bits. Writes get values around those at which the written result changes. Reads as float must be
// correctly rounded, reads as half must be within 0.501 ulp; writes must follow the specification's preferred formulas.
// ONE-LEVEL: pixels are vectors of 16 bytes, which all vector ABIs pass alike.
#include "image.h"
#include <stdio.h>

static const char source[] =
    "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
    "#define AT (int2)(get_global_id(0) % get_image_width(image), get_global_id(0) / get_image_width(image))\n"
    "kernel void read_f(read_only image2d_t image, global float4 *out) { out[get_global_id(0)] = read_imagef(image, "
    "AT); }\n"
    "kernel void read_i(read_only image2d_t image, global int4 *out) { out[get_global_id(0)] = read_imagei(image, AT); "
    "}\n"
    "kernel void read_ui(read_only image2d_t image, global uint4 *out) { out[get_global_id(0)] = read_imageui(image, "
    "AT); }\n"
    "kernel void read_h(read_only image2d_t image, global half4 *out) { out[get_global_id(0)] = read_imageh(image, "
    "AT); }\n"
    "kernel void read_d(read_only image2d_depth_t image, global float4 *out) {\n"
    "  out[get_global_id(0)] = (float4)(read_imagef(image, AT), 0, 0, 1); }\n"
    "kernel void write_f(write_only image2d_t image, global float4 *in) { write_imagef(image, AT, "
    "in[get_global_id(0)]); }\n"
    "kernel void write_i(write_only image2d_t image, global int4 *in) { write_imagei(image, AT, in[get_global_id(0)]); "
    "}\n"
    "kernel void write_ui(write_only image2d_t image, global uint4 *in) { write_imageui(image, AT, "
    "in[get_global_id(0)]); }\n"
    "kernel void write_h(write_only image2d_t image, global half4 *in) { write_imageh(image, AT, "
    "in[get_global_id(0)]); }\n"
    "kernel void write_d(write_only image2d_depth_t image, global float4 *in) { write_imagef(image, AT, "
    "in[get_global_id(0)].x); }\n";

enum { WIDTH = 64, HEIGHT = 48, TEXELS = WIDTH * HEIGHT };
static program *kernels;

static bool run(const char *what, const char *suffix, struct oneclc_image *image, void *buffer, unsigned texels) {
  char name[32];
  sprintf(name, "%s_%s", what, suffix);
  return RUN(kernels, name, texels, 0, IMAGE(*image), BUFFER(buffer, 16 * TEXELS));
}

static void check_read(format f, struct oneclc_image *image, unsigned texels) {
  static uint32_t got[TEXELS][4];
  static uint16_t got_half[TEXELS][4];
  const bool is_depth = f.order->order == DEPTH || f.order->order == DEPTH_STENCIL;
  const bool is_int = f.type->kind == INT_CHANNEL, is_real = !is_int && f.type->kind != UINT_CHANNEL;
  if (!run("read", is_depth ? "d" : is_int ? "i" : is_real ? "f" : "ui", image, got, texels))
    return;
  const bool has_half = is_real && !is_depth && run("read", "h", image, got_half, texels);
  for (unsigned t = 0; t < texels; t++) {
    long double color[4];
    exact_color(f, texel_at(image, t % image->width, t / image->width, 0), color);
    for (int i = 0; i < 4; i++) {
      const bool good = is_int ? (int32_t)got[t][i] == color[i]
                        : is_real
                            ? bits_of((float)color[i]) == got[t][i] || (isnan(color[i]) && isnan(float_of(got[t][i])))
                            : got[t][i] == color[i];
      check(good, "%s %s: component %d of texel %u is %x, not %La (%a)", f.order->name, f.type->name, i, t, got[t][i],
            color[i], (float)color[i]);
      if (has_half) {
        const double half = as_double(&types[HALF], got_half[t][i]);
        const bool overflows = fabsl(color[i]) >= 65520;
        check(isnan(color[i]) ? isnan(half)
              : overflows     ? isinf(half) && half *color[i] > 0
                              : fabsl(half - color[i]) <= 0.501L * half_step(color[i]),
              "%s %s: component %d of texel %u is %a as half, not %La", f.order->name, f.type->name, i, t, half,
              color[i]);
      }
    }
  }
}

// Converts a component to a field of this type by the formula that the specification gives.
static uint32_t to_field(format f, bool linear, unsigned bits, uint32_t component) {
  const uint32_t ones = (uint32_t)(((uint64_t)1 << bits) - 1);
  if (f.type->kind == INT_CHANNEL) {
    const int64_t limit = (int64_t)1 << (bits - 1), value = (int32_t)component;
    return (uint32_t)(value < -limit ? -limit : value >= limit ? limit - 1 : value) & ones;
  }
  if (f.type->kind == UINT_CHANNEL)
    return component > ones ? ones : component;
  const float x = float_of(component);
  if (f.type->kind == FLOAT_CHANNEL)
    return bits == 32 ? component : nearest_half(x);
  if (isnan(x))
    return 0;
  if (!linear)
    return (uint32_t)floorl(linear_to_srgb(x > 1 ? 1 : x < 0 ? 0 : x) * 255 + 0.5L);
  if (f.type->kind == SNORM) {
    const float greatest = (float)(ones / 2), scaled = rintf(x * greatest);
    return (uint32_t)(int32_t)(scaled < -greatest - 1 ? -greatest - 1 : scaled > greatest ? greatest : scaled) & ones;
  }
  if (bits == 24) // the same formula in double, whose product is exact enough for 24 bits
    return (uint32_t)rint((x < 0 ? 0 : x > 1 ? 1 : (double)x) * ones);
  const float scaled = rintf(x * (float)ones);
  return scaled<0 ? 0 : scaled>(float) ones ? ones : (uint32_t)scaled;
}

// Chooses a component near which the converted value changes, or any value.
static uint32_t any_component(format f, unsigned bits, unsigned n) {
  static const float special[] = {
      0,           -0.f,     1,         -1,    0.5f,       2,        -2,       1e-45f,          -1e-45f,
      1e30f,       -1e30f,   65504,     65520, 65519.996f, 0x1p-24f, 0x1p-25f, 0x1.000002p-25f, 1.0000001f,
      0.99999994f, INFINITY, -INFINITY, NAN,   0.0031308f, 0.04045f};
  enum { SPECIAL = sizeof special / sizeof *special };
  if (f.type->kind == INT_CHANNEL || f.type->kind == UINT_CHANNEL)
    return (uint32_t)random_value(&types[f.type->kind == INT_CHANNEL ? INT : UINT]);
  if (n < SPECIAL)
    return bits_of(special[n]);
  if (f.type->kind == FLOAT_CHANNEL)
    return (uint32_t)random_value(&types[FLOAT]);
  const uint32_t ones = (uint32_t)(((uint64_t)1 << bits) - 1);
  const uint64_t random = random_bits();
  const long double step =
      ((bits <= 10 ? n % (ones + 1) : random % ((uint64_t)ones + 1)) + 0.5L) / ones; // midway between two field values
  const int ulps = (int)(random >> 40) % 7 - 3;
  if (random >> 62 == 0)
    return (uint32_t)random_value(&types[FLOAT]);
  const long double value = f.order->is_srgb ? srgb_to_linear(step) : f.type->kind == SNORM ? 2 * step - 1 : step;
  return bits_of((float)value) + (uint32_t)ulps;
}

static void check_write(format f, struct oneclc_image *image, const char *suffix) {
  static uint32_t in[TEXELS][4];
  static uint16_t in_half[TEXELS][4];
  const bool is_half = suffix[0] == 'h';
  const size_t size = image->base.slice_pitch;
  uint8_t *before = malloc(size);
  memcpy(before, image->base.data, size);
  for (unsigned t = 0; t < TEXELS; t++)
    for (unsigned i = 0; i < 4; i++) {
      in[t][i] = any_component(f, field_of(f, 0).bits, t + i);
      if (is_half) {
        in_half[t][i] = t < 1024 ? (uint16_t)(64 * t + i) : nearest_half(float_of(in[t][i]));
        in[t][i] = bits_of((float)as_double(&types[HALF], in_half[t][i]));
      }
    }
  if (run("write", suffix, image, is_half ? (void *)in_half : in, TEXELS)) {
    for (unsigned t = 0; t < TEXELS; t++) {
      uint8_t *texel = texel_at(image, t % WIDTH, t / WIDTH, 0), *old = before + (texel - (uint8_t *)image->base.data);
      for (unsigned n = 0; f.order->channels[n]; n++) {
        const char c = f.order->channels[n];
        if (c == 'x' && f.type->fields && f.order->order != DEPTH_STENCIL)
          continue; // these formats have no field for x
        const uint32_t from = in[t][c == 'a' ? 3 : c == 'g' ? 1 : c == 'b' ? 2 : 0], got = raw_channel(f, texel, n);
        const uint32_t wanted =
            c == 'x' ? raw_channel(f, old, n) : to_field(f, !f.order->is_srgb || c == 'a', field_of(f, n).bits, from);
        const bool nan = f.type->kind == FLOAT_CHANNEL && c != 'x' && isnan(float_of(from));
        check(got == wanted || (nan && is_nan(&types[f.type->bits == 16 ? HALF : FLOAT], got)),
              "%s %s: channel %c of texel %u, write_image%s of %a (%x), is %x, not %x", f.order->name, f.type->name, c,
              t, suffix, float_of(from), from, got, wanted);
      }
      memcpy(old, texel, image->element_size);
    }
    check(!memcmp(before, image->base.data, size), "%s %s: bytes between the rows are written", f.order->name,
          f.type->name);
  }
  free(before);
}

static void check_format(format f) {
  struct oneclc_image image = make_image(f, WIDTH, HEIGHT, 1, 1, 12);
  // Channels of 16 bits take all their values in 22 images.
  const unsigned bits = f.type->fields ? 8 * f.type->bytes : f.type->bits,
                 rounds = bits == 16 ? (65536 + TEXELS - 1) / TEXELS : 1;
  for (unsigned round = 0; round < rounds; round++) {
    if (f.type->bytes <= 2)
      for (unsigned t = 0; t < TEXELS; t++)
        for (unsigned n = 0; n < image.element_size / f.type->bytes; n++) {
          const uint16_t value = (uint16_t)((round * TEXELS + t) * (2 * n + 1) + 77 * n);
          memcpy(texel_at(&image, t % WIDTH, t / WIDTH, 0) + n * f.type->bytes, &value, f.type->bytes);
        }
    check_read(f, &image, TEXELS);
  }
  if (f.type->type == FULL_FLOAT || f.type->bytes == 4)
    for (unsigned t = 0; t < TEXELS; t++) {
      const uint32_t word = (uint32_t)random_value(&types[f.type->kind == FLOAT_CHANNEL ? FLOAT : UINT]);
      memcpy(texel_at(&image, t % WIDTH, t / WIDTH, 0), &word, 4);
    }
  check_read(f, &image, TEXELS);
  const bool is_depth = f.order->order == DEPTH || f.order->order == DEPTH_STENCIL;
  if (is_depth) {
    check_write(f, &image, "d");
  } else if (f.type->kind == INT_CHANNEL) {
    check_write(f, &image, "i");
  } else if (f.type->kind == UINT_CHANNEL) {
    check_write(f, &image, "ui");
  } else {
    check_write(f, &image, "f");
    check_write(f, &image, "h");
  }
  free(image.base.data);
}

// Tests the packed raw formats: reads extract each bit from where the table of cl_ext_image_raw10_raw12 has it, and
// writes change nothing.
static void check_raw(unsigned type, unsigned bits) {
  const unsigned pixels = bits == 10 ? 4 : 2, bytes = pixels + 1, groups = WIDTH / pixels;
  struct oneclc_image image = make_image(find_format(R, UNSIGNED_INT8), groups * bytes, HEIGHT, 1, 1, 3);
  image.channel_data_type = type;
  image.element_size = 0;
  image.width = WIDTH;
  static uint32_t got[TEXELS][4];
  uint8_t *before = malloc(image.base.slice_pitch);
  memcpy(before, image.base.data, image.base.slice_pitch);
  if (run("read", "ui", &image, got, TEXELS))
    for (unsigned t = 0; t < TEXELS; t++) {
      const unsigned x = t % WIDTH, n = x % pixels;
      const uint8_t *group = texel_at(&image, 0, t / WIDTH, 0) + x / pixels * bytes;
      uint32_t wanted = 0;
      for (unsigned bit = 0; bit < bits; bit++) {
        const bool is_low = bit < bits - 8;
        const unsigned byte = is_low ? pixels : n, place = is_low ? n * (bits - 8) + bit : bit - (bits - 8);
        wanted |= (uint32_t)(group[byte] >> place & 1) << bit;
      }
      check(got[t][0] == wanted && !got[t][1] && !got[t][2] && got[t][3] == 1,
            "raw, %u bits: pixel %u is (%x, %x, %x, %x), not %x", bits, t, got[t][0], got[t][1], got[t][2], got[t][3],
            wanted);
    }
  if (run("write", "ui", &image, got, TEXELS))
    check(!memcmp(before, image.base.data, image.base.slice_pitch), "raw, %u bits: written", bits);
  free(before);
  free(image.base.data);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "channel orders and data types of images");
  need_own_memory();
  kernels = build(source, EVERYTHING);
  unsigned count = 0;
  for (unsigned o = 0; kernels && o < ORDERS; o++)
    for (unsigned t = 0; t < FORMATS; t++) {
      const format f = {&orders[o], &formats[t]};
      if (exists(f)) {
        check_format(f);
        count++;
      }
    }
  if (kernels) {
    check_raw(0x10e3, 10);
    check_raw(0x10e4, 12);
  }
  printf("%u formats\n", count + 2);
  if (kernels)
    program_close(kernels);
  return harness_finish();
}
