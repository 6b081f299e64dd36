// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// DEVICES: cpu
//
// Tests reads through samplers: each addressing mode, filter and kind of coordinates with each type of image (8.1, 8.2,
// 8.4), against the specification's formulas in long double, at the edges and centers of texels, their neighbours, far
// away and at random. The nearest filter must find exactly the right texel. The linear filter's error must be at most
// 17 * 2^-24 of the greatest texel: per dimension three roundings of weights, of which two count twice, and seven sums.
// Infinite and NaN coordinates must not read outside the image.
// ONE-LEVEL: pixels are vectors of 16 bytes, which all vector ABIs pass alike.
#include "sampling.h"
#include <float.h>
#include <stdio.h>

static const char source[] =
    "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
    "#define KERNELS(K, TYPE, AT) \\\n"
    "  kernel void float_##K(read_only TYPE image, sampler_t sampler, global float4 *at, global float4 *out) { \\\n"
    "    const size_t me = get_global_id(0); out[me] = read_imagef(image, sampler, at[me].AT); } \\\n"
    "  kernel void int_##K(read_only TYPE image, sampler_t sampler, global int4 *at, global float4 *out) { \\\n"
    "    const size_t me = get_global_id(0); out[me] = read_imagef(image, sampler, at[me].AT); } \\\n"
    "  kernel void half_##K(read_only TYPE image, sampler_t sampler, global float4 *at, global half4 *out) { \\\n"
    "    const size_t me = get_global_id(0); out[me] = read_imageh(image, sampler, at[me].AT); } \\\n"
    "  kernel void half_int_##K(read_only TYPE image, sampler_t sampler, global int4 *at, global half4 *out) { \\\n"
    "    const size_t me = get_global_id(0); out[me] = read_imageh(image, sampler, at[me].AT); } \\\n"
    "  kernel void uint_##K(read_only TYPE image, sampler_t sampler, global float4 *at, global int4 *i, global uint4 "
    "*out) { \\\n"
    "    const size_t me = 4 * get_global_id(0); \\\n"
    "    out[me] = read_imageui(image, sampler, at[me / 4].AT); \\\n"
    "    out[me + 1] = as_uint4(read_imagei(image, sampler, at[me / 4].AT)); \\\n"
    "    out[me + 2] = read_imageui(image, sampler, i[me / 4].AT); \\\n"
    "    out[me + 3] = as_uint4(read_imagei(image, sampler, i[me / 4].AT)); }\n"
    "KERNELS(1d, image1d_t, x)\n"
    "KERNELS(1d_array, image1d_array_t, xy)\n"
    "KERNELS(2d, image2d_t, xy)\n"
    "KERNELS(2d_array, image2d_array_t, xyzw)\n"
    "KERNELS(3d, image3d_t, xyzw)\n"
    "#define DEPTH_KERNELS(K, TYPE, AT) \\\n"
    "  kernel void float_##K(read_only TYPE image, sampler_t sampler, global float4 *at, global float4 *out) { \\\n"
    "    const size_t me = get_global_id(0); out[me] = (float4)(read_imagef(image, sampler, at[me].AT), 0, 0, 0); } "
    "\\\n"
    "  kernel void int_##K(read_only TYPE image, sampler_t sampler, global int4 *at, global float4 *out) { \\\n"
    "    const size_t me = get_global_id(0); out[me] = (float4)(read_imagef(image, sampler, at[me].AT), 0, 0, 0); }\n"
    "DEPTH_KERNELS(2d_depth, image2d_depth_t, xy)\n"
    "DEPTH_KERNELS(2d_array_depth, image2d_array_depth_t, xyzw)\n"
    "#define LITERALS(NORMALIZED, ADDRESS, FILTER) LITERAL(NORMALIZED##_##ADDRESS##_##FILTER, \\\n"
    "  CLK_NORMALIZED_COORDS_##NORMALIZED | CLK_ADDRESS_##ADDRESS | CLK_FILTER_##FILTER)\n"
    "#define LITERAL(NAME, VALUE) constant sampler_t sampler_##NAME = VALUE; \\\n"
    "  kernel void literal_##NAME(read_only image2d_t image, global float4 *at, global float4 *out) { \\\n"
    "    const sampler_t sampler = VALUE; const size_t me = get_global_id(0); \\\n"
    "    out[me] = me % 2 ? read_imagef(image, sampler, at[me].xy) : read_imagef(image, sampler_##NAME, at[me].xy); }\n"
    "#define MODES(N, F) LITERALS(N, NONE, F) LITERALS(N, CLAMP_TO_EDGE, F) LITERALS(N, CLAMP, F)\n"
    "MODES(FALSE, NEAREST) MODES(FALSE, LINEAR) MODES(TRUE, NEAREST) MODES(TRUE, LINEAR)\n"
    "LITERALS(TRUE, REPEAT, NEAREST) LITERALS(TRUE, REPEAT, LINEAR)\n"
    "LITERALS(TRUE, MIRRORED_REPEAT, NEAREST) LITERALS(TRUE, MIRRORED_REPEAT, LINEAR)\n";

enum { COORDINATES = 2048, DEFINED = COORDINATES - 64 }; // coordinates from DEFINED on may be infinite or NaN
static const struct {
  const char *name;
  unsigned bits;
} modes[] = {{"NONE", 0},
             {"CLAMP_TO_EDGE", CLAMP_TO_EDGE},
             {"CLAMP", CLAMP},
             {"REPEAT", REPEAT},
             {"MIRRORED_REPEAT", MIRRORED_REPEAT}};
enum { MODES = sizeof modes / sizeof *modes };
static program *kernels;
static const float sentinel = 1e9f; // fills the memory around the image

static float any_coordinate(unsigned n, long size, bool normalized) {
  static const float special[] = {0,      -0.f,    1e-30f,   -1e-30f,      1e9f,          -1e9f,   1e30f,
                                  -1e30f, FLT_MAX, -FLT_MAX, 2147483648.f, -2147483648.f, 16777216};
  static const float no_value[] = {INFINITY, -INFINITY, NAN};
  enum { SPECIAL = sizeof special / sizeof *special };
  const uint64_t random = random_bits();
  if (n >= DEFINED && random % 4)
    return no_value[random / 4 % 3];
  if (random % 16 == 0)
    return special[random / 16 % SPECIAL];
  const float half_texel = (float)((long)(random >> 20) % (10 * size) - 4 * size) / 2,
              scale = normalized ? (float)size : 1;
  if (random % 16 < 10) {
    const float at = half_texel / scale;
    return random & 256 ? nextafterf(at, INFINITY) : random & 512 ? nextafterf(at, -INFINITY) : at;
  }
  return ((float)(random >> 24) * 0x1p-40f * 5 - 2) * (float)size / scale;
}

static struct oneclc_image sampled_image(const kind *k, format f, float (*value)(void)) {
  struct oneclc_image m = make_image(f, 5, k->dims > 1 ? 4 : 1, k->dims > 2 ? 3 : 1, k->is_array ? 3 : 1, 16);
  const size_t size = m.base.slice_pitch * m.depth * m.array_size, margin = 4096;
  free(m.base.data);
  float *memory = malloc(size + 2 * margin);
  for (size_t i = 0; i < (size + 2 * margin) / 4; i++)
    memory[i] = sentinel;
  m.base.data = (uint8_t *)memory + margin;
  for (unsigned z = 0; z < m.depth * m.array_size; z++)
    for (unsigned y = 0; y < m.height; y++)
      for (unsigned i = 0; i < m.width * m.element_size / 4; i++)
        ((float *)texel_at(&m, 0, y, z))[i] = value();
  return m;
}

static float random_texel(void) { return (float)(int64_t)random_bits() * 0x1p-63f; }

static void check_samplers(const kind *k, format f) {
  static _Alignas(16) float at[COORDINATES][4], got[COORDINATES][4];
  static uint16_t got_half[COORDINATES][4];
  struct oneclc_image m = sampled_image(k, f, random_texel);
  for (unsigned mode = 0; mode < MODES; mode++)
    for (unsigned normalized = modes[mode].bits >= REPEAT; normalized < 2; normalized++)
      for (unsigned linear = 0; linear < 2; linear++) {
        const unsigned sampler = modes[mode].bits | normalized | (linear ? LINEAR : NEAREST);
        const long sizes[3] = {m.width, k->dims > 1 ? m.height : m.array_size, k->dims > 2 ? m.depth : m.array_size};
        for (unsigned n = 0; n < COORDINATES; n++)
          for (unsigned d = 0; d < 4; d++)
            at[n][d] = d == 3 ? NAN : any_coordinate(n, sizes[d], d < k->dims && normalized);
        char name[64], what[96];
        sprintf(name, "float_%s", k->name);
        sprintf(what, "%s, %s, %s, %s", k->name, modes[mode].name, normalized ? "normalized" : "not normalized",
                linear ? "linear" : "nearest");
        if (!RUN(kernels, name, COORDINATES, 0, IMAGE(m), SAMPLER(sampler), IN(at), OUT(got)))
          continue;
        sprintf(name, "half_%s", k->name);
        const bool has_half =
            !k->is_depth && RUN(kernels, name, COORDINATES, 0, IMAGE(m), SAMPLER(sampler), IN(at), OUT(got_half));
        for (unsigned n = 0; n < COORDINATES; n++) {
          long double wanted[4], greatest;
          if (n < DEFINED)
            reference(&m, f, k, sampler, at[n], wanted, &greatest);
          for (int i = 0; i < (k->is_depth ? 1 : 4); i++) {
            const bool good = n >= DEFINED ? fabsf(got[n][i]) <= 1.001f
                              : linear     ? fabsl(got[n][i] - wanted[i]) <= 17 * 0x1p-24L * greatest
                                           : got[n][i] == wanted[i];
            check(good, "%s: component %d at (%a, %a, %a) is %a, not %La", what, i, at[n][0], at[n][1], at[n][2],
                  got[n][i], wanted[i]);
            if (has_half)
              check(got_half[n][i] == nearest_half(got[n][i]), "%s: component %d at (%a, %a, %a) as half is %x", what,
                    i, at[n][0], at[n][1], at[n][2], got_half[n][i]);
          }
        }
        if (strcmp(k->name, "2d"))
          continue;
        // The same sampler, written as a literal in the kernel.
        static _Alignas(16) float literal[COORDINATES][4];
        sprintf(name, "literal_%s_%s_%s", normalized ? "TRUE" : "FALSE", modes[mode].name,
                linear ? "LINEAR" : "NEAREST");
        if (RUN(kernels, name, COORDINATES, 0, IMAGE(m), IN(at), OUT(literal)))
          check(!memcmp(literal, got, sizeof got), "%s: the literal sampler gives other results", what);
      }
  free((uint8_t *)m.base.data - 4096);
}

// Tests integer coordinates, which need samplers with unnormalized coordinates, the nearest filter and no repeating
// mode.
static void check_integers(const kind *k, format f) {
  static _Alignas(16) int at[COORDINATES][4];
  static _Alignas(16) float got[COORDINATES][4];
  static uint16_t got_half[COORDINATES][4];
  struct oneclc_image m = sampled_image(k, f, random_texel);
  static const int special[] = {INT32_MIN, INT32_MAX, -1, 0, 1, 65536, -65536};
  for (unsigned n = 0; n < COORDINATES; n++)
    for (unsigned d = 0; d < 4; d++)
      at[n][d] = random_bits() % 16 ? (int)(random_bits() % 12) - 4 : special[random_bits() % 7];
  for (unsigned mode = 0; mode < MODES; mode++) {
    const unsigned sampler = modes[mode].bits | NEAREST;
    char name[64];
    sprintf(name, "int_%s", k->name);
    if (!RUN(kernels, name, COORDINATES, 0, IMAGE(m), SAMPLER(sampler), IN(at), OUT(got)))
      continue;
    sprintf(name, "half_int_%s", k->name);
    const bool has_half =
        !k->is_depth && RUN(kernels, name, COORDINATES, 0, IMAGE(m), SAMPLER(sampler), IN(at), OUT(got_half));
    for (unsigned n = 0; n < COORDINATES; n++) {
      const float s[4] = {(float)at[n][0], (float)at[n][1], (float)at[n][2], 0};
      long double wanted[4], greatest;
      reference(&m, f, k, mode < 3 ? sampler : NEAREST, s, wanted, &greatest);
      for (int i = 0; i < (k->is_depth ? 1 : 4); i++) {
        check(got[n][i] == wanted[i], "%s, %s: component %d at (%d, %d, %d) is %a, not %La", k->name, modes[mode].name,
              i, at[n][0], at[n][1], at[n][2], got[n][i], wanted[i]);
        if (has_half)
          check(got_half[n][i] == nearest_half(got[n][i]), "%s, %s: component %d at (%d, %d, %d) as half is %x",
                k->name, modes[mode].name, i, at[n][0], at[n][1], at[n][2], got_half[n][i]);
      }
    }
  }
  free((uint8_t *)m.base.data - 4096);
}

// Tests images of integers, which are read with the nearest filter whatever the sampler says.
static void check_integer_images(const kind *k, unsigned type) {
  const format f = find_format(RGBA, type);
  static _Alignas(16) float at[COORDINATES][4];
  static _Alignas(16) int whole[COORDINATES][4];
  static _Alignas(16) uint32_t got[COORDINATES][4][4];
  struct oneclc_image m = sampled_image(k, f, random_texel);
  for (unsigned mode = 0; mode < MODES; mode++) {
    const bool normalized = modes[mode].bits >= REPEAT;
    const unsigned sampler = modes[mode].bits | normalized | NEAREST;
    const long sizes[3] = {m.width, k->dims > 1 ? m.height : m.array_size, k->dims > 2 ? m.depth : m.array_size};
    for (unsigned n = 0; n < COORDINATES; n++)
      for (unsigned d = 0; d < 4; d++) {
        at[n][d] = d == 3 ? 0 : any_coordinate(0, sizes[d], d < k->dims && normalized);
        whole[n][d] = (int)(random_bits() % 12) - 4;
      }
    char name[64];
    sprintf(name, "uint_%s", k->name);
    const unsigned given = mode % 2 ? sampler : (sampler & ~(unsigned)NEAREST) | LINEAR;
    if (!RUN(kernels, name, COORDINATES, 0, IMAGE(m), SAMPLER(given), IN(at), IN(whole), OUT(got)))
      continue;
    for (unsigned n = 0; n < COORDINATES; n++)
      // Integer coordinates (calls 2 and 3) do not repeat.
      for (unsigned call = 0; call < (normalized ? 2 : 4); call++) {
        const float s[4] = {(float)whole[n][0], (float)whole[n][1], (float)whole[n][2], 0};
        long double wanted[4], greatest;
        reference(&m, f, k, sampler, call < 2 ? at[n] : s, wanted, &greatest);
        for (int i = 0; i < 4; i++)
          check(got[n][call][i] == (uint32_t)(int64_t)wanted[i],
                "%s of %s, %s: component %d at (%a, %a, %a) is %x, not %La", k->name, f.type->name, modes[mode].name, i,
                at[n][0], at[n][1], at[n][2], got[n][call][i], wanted[i]);
      }
  }
  free((uint8_t *)m.base.data - 4096);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "samplers");
  need_own_memory();
  kernels = build(source, EVERYTHING);
  for (const kind *k = kinds; kernels && k < kinds + KINDS; k++) {
    if (k->is_depth) {
      check_samplers(k, find_format(DEPTH, FULL_FLOAT));
      check_integers(k, find_format(DEPTH, FULL_FLOAT));
      continue;
    }
    static const unsigned float_orders[] = {RGBA, R, RG, A, RA, LUMINANCE, INTENSITY, Rx, RGBx};
    for (unsigned o = 0; o < sizeof float_orders / sizeof *float_orders; o++)
      if (k->dims == 2 || o < 2)
        check_samplers(k, find_format(float_orders[o], FULL_FLOAT));
    check_integers(k, find_format(RGB, FULL_FLOAT));
    check_integer_images(k, SIGNED_INT32);
    check_integer_images(k, UNSIGNED_INT16);
  }
  if (kernels)
    program_close(kernels);
  return harness_finish();
}
