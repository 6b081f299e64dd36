// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests images on real drivers (6.15.15): reads with every kind of sampler and without one, writes and queries, for
// every image type except multisample ones and for channels of every kind. The tolerances assume filter weights of at
// least eight bits, and conversions with the errors that the specification allows.
// DEVICES: cpu opencl cuda
// ONE-LEVEL: pixels are vectors of 16 bytes, which all vector ABIs pass alike.
#include "sampling.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_ITEMS = 512, COLUMNS = 13, ROWS = 7, SLICES = 5, LAYERS = 3 };

// ---- Formats

typedef enum { F, I, UI, H, CLASSES } class; // what reads return: float4, int4, uint4, half4
typedef struct {
  unsigned order, type;
} tested_format;
static const tested_format tested[CLASSES][12] = {
    {{RGBA, UNORM_INT8},
     {RGBA, SNORM_INT8},
     {RGBA, UNORM_INT16},
     {RGBA, HALF_FLOAT},
     {RGBA, FULL_FLOAT},
     {RG, SNORM_INT16},
     {RG, FULL_FLOAT},
     {R, UNORM_INT8},
     {R, FULL_FLOAT},
     {BGRA, UNORM_INT8},
     {sRGBA, UNORM_INT8}},
    {{RGBA, SIGNED_INT8}, {RGBA, SIGNED_INT16}, {RGBA, SIGNED_INT32}, {RG, SIGNED_INT16}, {R, SIGNED_INT32}},
    {{RGBA, UNSIGNED_INT8}, {RGBA, UNSIGNED_INT16}, {RGBA, UNSIGNED_INT32}, {RG, UNSIGNED_INT8}, {R, UNSIGNED_INT16}},
    {{RGBA, UNORM_INT8}, {RGBA, HALF_FLOAT}, {RG, SNORM_INT16}, {R, FULL_FLOAT}}};
static const tested_format depth_formats[] = {{DEPTH, UNORM_INT16}, {DEPTH, FULL_FLOAT}, {0}};
static const char *const suffixes[] = {"f", "i", "ui", "h"}, *const texels[] = {"float", "int", "uint", "half"};
static const int elements[] = {FLOAT, INT, UINT, HALF};
static bool is_real(class k) { return k == F || k == H; }

static format format_of(const image_argument *m) { return find_format(m->channel_order, m->channel_data_type); }

// The type in which the channels of a pixel are stored.
static const element *channel_element(const image_argument *m) {
  static const int stored[] = {CHAR,  SHORT, UCHAR, USHORT, -1,   -1,   -1,   CHAR,
                               SHORT, INT,   UCHAR, USHORT, UINT, HALF, FLOAT};
  return &types[stored[m->channel_data_type - SNORM_INT8]];
}

// The integer that stands for 1 in a normalised channel; 1 for other channels.
static double unit(const image_argument *m) {
  static const double units[] = {127, 32767, 255, 65535};
  return m->channel_data_type <= UNORM_INT16 ? units[m->channel_data_type - SNORM_INT8] : 1;
}

static void pixel(const image_argument *m, size_t number, long double out[4]) {
  const format f = format_of(m);
  exact_color(f, (const uint8_t *)m->data + number * element_size(f), out);
}

// ---- Types of images

enum { NONE = 0, ADDRESSING = 14 };
typedef struct {
  const char *name;
  unsigned type, dims;
  bool is_array, is_depth;
  const char *at; // OpenCL C expression: the coordinates from the vector c
} image_type;
static const image_type image_types[] = {{"image1d_t", IMAGE_1D, 1, false, false, "c.x"},
                                         {"image1d_array_t", IMAGE_1D_ARRAY, 1, true, false, "c.xy"},
                                         {"image1d_buffer_t", IMAGE_1D_BUFFER, 1, false, false, "c.x"},
                                         {"image2d_t", IMAGE_2D, 2, false, false, "c.xy"},
                                         {"image2d_array_t", IMAGE_2D_ARRAY, 2, true, false, "c"},
                                         {"image2d_depth_t", IMAGE_2D, 2, false, true, "c.xy"},
                                         {"image2d_array_depth_t", IMAGE_2D_ARRAY, 2, true, true, "c"},
                                         {"image3d_t", IMAGE_3D, 3, false, false, "c"}};

static void sample(const image_argument *m, const image_type *t, unsigned sampler, const float at[4],
                   long double out[4]) {
  const format f = format_of(m);
  const kind k = {t->name, t->dims, t->is_array, t->is_depth};
  struct oneclc_image image = {.channel_order = m->channel_order,
                               .channel_data_type = m->channel_data_type,
                               .element_size = element_size(f),
                               .width = m->width,
                               .height = m->height,
                               .depth = m->depth,
                               .array_size = m->layers,
                               .base = {.data = m->data}};
  image.base.row_pitch = image.width * image.element_size;
  image.base.slice_pitch = image.base.row_pitch * image.height;
  long double greatest;
  reference(&image, f, &k, sampler, at, out, &greatest);
}

// ---- The kernels

// Extensions and features that Clang does not enable by itself for some targets.
static const char extensions[] =
    "-Xclang "
    "-cl-ext=+__opencl_c_images,+__opencl_c_read_write_images,+__opencl_c_3d_image_writes,+cl_khr_3d_image_writes,"
    "+cl_khr_depth_images,+cl_khr_mipmap_image,+cl_khr_mipmap_image_writes";

// Whether get_image_channel_order works: not through LLVM's SPIR-V backend (spirv/README.md).
static bool has_order(void) { return strncmp(test.device_name, "opencl", 6) != 0 || device_has(test.device, "source"); }

static bool has_mipmaps(const image_type *t, class k) {
  return k != H && t->type != IMAGE_1D_BUFFER && strcmp(test.std, "CL1.2") && device_has(test.device, "mipmap_image") &&
         device_has(test.device, "mipmap_image_writes");
}

static const char source[] =
    "#ifdef cl_khr_3d_image_writes\n"
    "#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable\n"
    "#endif\n"
    "kernel void sampled(read_only IMAGE image, sampler_t s, global const float4 *at, global TEXEL *out) {\n"
    "  size_t i = get_global_id(0); float4 c = at[i]; out[i] = READ(image, s, AT); }\n"
    "kernel void sampled_int(read_only IMAGE image, sampler_t s, global const int4 *at, global TEXEL *out) {\n"
    "  size_t i = get_global_id(0); int4 c = at[i]; out[i] = READ(image, s, AT); }\n"
    "kernel void by_literal(read_only IMAGE image, global const float4 *at, global TEXEL *out) {\n"
    "  const sampler_t s = CLK_NORMALIZED_COORDS_TRUE | CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;\n"
    "  size_t i = get_global_id(0); float4 c = at[i]; out[i] = READ(image, s, AT); }\n";
static const char unsampled[] =
    "kernel void fetched(read_only IMAGE image, global const int4 *at, global TEXEL *out) {\n"
    "  size_t i = get_global_id(0); int4 c = at[i]; out[i] = READ(image, AT); }\n"
    "kernel void written(write_only IMAGE image, global const int4 *at, global const TEXEL *in) {\n"
    "  size_t i = get_global_id(0); int4 c = at[i]; WRITE(image, AT, in[i]); }\n"
    "#if __OPENCL_C_VERSION__ == 200 || defined __opencl_c_read_write_images\n"
    "kernel void both(read_write IMAGE image, global const int4 *at, global TEXEL *out, global const TEXEL *in) {\n"
    "  size_t i = get_global_id(0); int4 c = at[i]; out[i] = READ(image, AT); WRITE(image, AT, in[i]); }\n"
    "#endif\n"
    "kernel void asked(read_only IMAGE image, write_only IMAGE other, global int *out) {\n"
    "  out[0] = get_image_width(image); out[1] = get_image_channel_data_type(image);\n"
    "  out[2] = get_image_width(other); out[3] = get_image_channel_data_type(other);\n"
    "#if DIMS > 1\n"
    "  out[4] = get_image_height(image); out[5] = get_image_dim(image).x; out[6] = get_image_dim(other).y;\n"
    "#endif\n"
    "#if DIMS > 2\n"
    "  out[7] = get_image_depth(image); out[8] = get_image_dim(image).z; out[9] = get_image_dim(image).w;\n"
    "#endif\n"
    "#if ARRAY\n"
    "  out[10] = get_image_array_size(image); out[11] = get_image_array_size(other);\n"
    "#endif\n"
    "#if ORDER\n"
    "  out[12] = get_image_channel_order(image); out[13] = get_image_channel_order(other);\n"
    "#endif\n"
    "}\n";

static const char mipmaps[] =
    "kernel void leveled(read_only IMAGE image, sampler_t s, global const float4 *at, global TEXEL *out, float lod) {\n"
    "  size_t i = get_global_id(0); float4 c = at[i]; out[i] = READ(image, s, AT, lod); }\n"
    "kernel void graded(read_only IMAGE image, sampler_t s, global const float4 *at, global TEXEL *out, float4 dx, "
    "float4 dy) {\n"
    "  size_t i = get_global_id(0); float4 c = at[i]; out[i] = READ(image, s, AT, GRADIENT(dx), GRADIENT(dy)); }\n"
    "kernel void level_written(write_only IMAGE image, global const int4 *at, global const TEXEL *in, int level, "
    "global int *levels) {\n"
    "  size_t i = get_global_id(0); int4 c = at[i]; WRITE(image, AT, level, in[i]); levels[i] = "
    "get_image_num_mip_levels(image); }\n";

static program *build_for(const image_type *t, class k) {
  char *text;
  if (asprintf(&text,
               "#ifdef cl_khr_fp16\n#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n#endif\n#define IMAGE %s\n#define "
               "AT %s\n#define READ read_image%s\n#define WRITE write_image%s\n#define TEXEL %s%s\n"
               "#define DIMS %u\n#define ARRAY %d\n#define ORDER %d\n#define GRADIENT(c) c%s\n%s%s%s",
               t->name, t->at, suffixes[k], suffixes[k], texels[k], t->is_depth ? "" : "4", t->dims, t->is_array,
               has_order(),
               t->dims == 1   ? ".x"
               : t->dims == 2 ? ".xy"
                              : "",
               t->type == IMAGE_1D_BUFFER ? "" : source, unsampled, has_mipmaps(t, k) ? mipmaps : "") < 0)
    exit(1);
  program *p = build(text, device_has(test.device, "source") ? NULL : extensions);
  free(text);
  return p;
}

static bool has_kernel(const program *p, const char *name) {
  for (unsigned i = 0; program_kernel(p, i); i++)
    if (!strcmp(program_kernel(p, i)->name, name))
      return true;
  return false;
}

// ---- The checks

// The bits of `value` as a float or a half. As a half it must be zero or a normal number, and exact.
static uint64_t exact_bits(const element *e, float value) {
  uint64_t bits = 0;
  if (e->index == FLOAT) {
    memcpy(&bits, &value, sizeof value);
  } else if (value != 0) {
    const int exponent = ilogbf(value);
    bits = (uint64_t)(value < 0) << 15 | (uint64_t)(exponent + 15) << 10 |
           ((uint64_t)ldexpf(fabsf(value), 10 - exponent) & 0x3ff);
  }
  return bits;
}

static uint64_t random_channel(const image_argument *m) {
  const element *e = channel_element(m);
  if (!e->is_float)
    return random_bits() & all_ones(e);
  return exact_bits(e, (int)(random_bits() % 4097 - 2048) / 256.0f);
}

static void fill(image_argument *m) {
  const element *e = channel_element(m);
  const size_t count = image_size(m) * 8 / e->bits;
  for (size_t i = 0; i < count; i++) {
    const uint64_t bits = random_channel(m);
    memcpy((char *)m->data + i * e->bits / 8, &bits, e->bits / 8);
  }
}

// One component of a texel that a kernel read or is to write, as a number.
static double texel_value(const void *texel, class k, unsigned c) {
  const element *e = &types[elements[k]];
  uint64_t bits = 0;
  memcpy(&bits, (const char *)texel + e->bits / 8 * c, e->bits / 8);
  return as_double(e, bits);
}

static void compare(const char *what, const image_argument *m, const image_type *t, class k, unsigned sampler,
                    const float at[4], const void *texel, const long double wanted[4]) {
  // 0 for integers. Normalised channels may be off by 1.5 ulp, those of sRGB by half a step of the eight bits before
  // conversion, multiplied by the conversion's steepest slope.
  double tolerance = 0;
  for (unsigned c = 0; c < (t->is_depth ? 1 : 4); c++) {
    const double got = texel_value(texel, k, c);
    if (is_real(k))
      tolerance = 2e-7 * fabsl(wanted[c]) + 1e-7 + (m->channel_order == sRGBA ? 0.5 / 255 * 2.4 / 1.055 : 0) +
                  (k == H ? 0x1p-11 * fabsl(wanted[c]) : 0);
    if (sampler & LINEAR)
      tolerance += t->dims / 256.0 *
                   (m->channel_data_type > UNORM_INT16    ? 16
                    : m->channel_data_type <= SNORM_INT16 ? 2
                                                          : 1);
    check(fabsl(got - wanted[c]) <= tolerance,
          "%s, %s, order %x type %x, sampler %x at %g %g %g %g: channel %u is %.9g, not %.9Lg", what, t->name,
          m->channel_order, m->channel_data_type, sampler, at[0], at[1], at[2], at[3], c, got, wanted[c]);
  }
}

static size_t texel_bytes(const image_type *t, class k) { return types[elements[k]].bits / 8 * (t->is_depth ? 1 : 4); }

static void check_sampler(program *p, const char *kernel, image_argument *m, const image_type *t, class k,
                          uint32_t sampler) {
  static float at[MAX_ITEMS][4];
  static int integers[MAX_ITEMS][4];
  static char out[MAX_ITEMS * 16];
  const bool is_int = !strcmp(kernel, "sampled_int"), is_literal = !strcmp(kernel, "by_literal");
  const size_t sizes[3] = {m->width, m->height, m->depth};
  for (unsigned i = 0; i < MAX_ITEMS; i++)
    for (unsigned d = 0; d < 4; d++) {
      const bool layer = t->is_array && d == t->dims;
      const int size = layer   ? (int)m->layers
                       : d < 3 ? (int)sizes[d]
                               : 1,
                around = (sampler & ADDRESSING) == NONE ? 0 : size + 1;
      const int whole = (int)(random_bits() % (size + 2 * around)) - around;
      // Coordinates for the nearest filter keep away from the edges between pixels, where a rounding error decides.
      const float fraction = sampler & LINEAR ? (random_bits() % 16) / 16.0f : (1 + random_bits() % 3) / 4.0f;
      at[i][d] = is_int ? whole : layer ? whole + fraction - 0.45f : whole + fraction;
      if ((sampler & LINEAR) && (sampler & ADDRESSING) == NONE && !layer) // both pixels must be inside
        at[i][d] = fminf(fmaxf(at[i][d], 0.5f), size - 0.5f);
      if (sampler & NORMALIZED && !layer && d < 3)
        at[i][d] /= size;
      integers[i][d] = at[i][d];
    }
  argument arguments[4] = {{ARG_IMAGE, sizeof *m, m}};
  unsigned count = 1;
  if (!is_literal)
    arguments[count++] = (argument){ARG_SAMPLER, sizeof sampler, &sampler};
  arguments[count++] = (argument){ARG_INPUT, sizeof at, is_int ? (void *)integers : (void *)at};
  arguments[count++] = (argument){ARG_BUFFER, MAX_ITEMS * texel_bytes(t, k), out};
  memset(out, 0xa5, sizeof out);
  if (!run_kernel(p, kernel, MAX_ITEMS, 0, count, arguments))
    return;
  for (unsigned i = 0; i < MAX_ITEMS; i++) {
    long double wanted[4];
    sample(m, t, sampler, at[i], wanted);
    compare(kernel, m, t, k, sampler, at[i], out + i * texel_bytes(t, k), wanted);
  }
}

static void check_samplers(program *p, image_argument *m, const image_type *t, class k) {
  for (uint32_t mode = NONE; mode <= MIRRORED_REPEAT; mode += 2)
    for (uint32_t rest = 0; rest < 4; rest++) {
      const bool normalized = rest & 1, linear = rest & 2;
      if (mode < REPEAT && !normalized && !linear)
        check_sampler(p, "sampled_int", m, t, k, mode | NEAREST);
      if ((normalized || mode < REPEAT) && (!linear || is_real(k)))
        check_sampler(p, "sampled", m, t, k, mode | normalized | (linear ? LINEAR : NEAREST));
    }
  check_sampler(p, "by_literal", m, t, k, NORMALIZED | CLAMP_TO_EDGE | NEAREST);
}

static void all_coordinates(const image_argument *m, const image_type *t, int (*at)[4]) {
  const size_t count = m->width * m->height * m->depth * m->layers;
  for (size_t i = 0; i < count; i++) {
    const size_t c[4] = {i % m->width, i / m->width % m->height, i / m->width / m->height % m->depth,
                         i / m->width / m->height / m->depth};
    for (unsigned d = 0; d < 4; d++)
      at[i][d] = (int)(t->is_array && d == t->dims ? c[3] : c[d]);
  }
}

static bool writable(const image_argument *m, const image_type *t) {
  return m->channel_order != sRGBA && (t->type != IMAGE_3D || device_has(test.device, "3d_image_writes"));
}

// Checks reads without a sampler, then writes, then both in one kernel.
static void check_plain(program *p, image_argument *m, const image_type *t, class k) {
  const size_t count = m->width * m->height * m->depth * m->layers, bytes = texel_bytes(t, k);
  int (*at)[4] = calloc(count, sizeof *at);
  char *out = calloc(count, bytes), *in = calloc(count, bytes), *before = malloc(image_size(m));
  all_coordinates(m, t, at);
  if (RUN(p, "fetched", count, 0, {ARG_IMAGE, sizeof *m, m}, INPUT(at, count * sizeof *at), BUFFER(out, count * bytes)))
    for (size_t i = 0; i < count; i++) {
      long double wanted[4];
      const float where[4] = {at[i][0], at[i][1], at[i][2], at[i][3]};
      pixel(m, i, wanted);
      compare("fetched", m, t, k, 0, where, out + i * bytes, wanted);
    }
  for (unsigned both = 0; both <= has_kernel(p, "both") && writable(m, t); both++) {
    const element *given_as = &types[elements[k]];
    for (size_t i = 0; i < count * bytes * 8 / given_as->bits; i++) {
      const int number = (int)(random_bits() % 2049 - 1024);
      const uint64_t bits = is_real(k)
                                ? exact_bits(given_as, number / (m->channel_data_type <= UNORM_INT16 ? 512.0f : 8.0f))
                                : random_bits() >> random_bits() % 32 & all_ones(given_as);
      memcpy(in + given_as->bits / 8 * i, &bits, given_as->bits / 8);
    }
    memcpy(before, m->data, image_size(m));
    image_argument old = *m;
    old.data = before;
    const argument arguments[] = {
        {ARG_IMAGE, sizeof *m, m}, INPUT(at, count * sizeof *at), BUFFER(out, count * bytes), INPUT(in, count * bytes)};
    const argument fewer[] = {arguments[0], arguments[1], arguments[3]};
    if (!run_kernel(p, both ? "both" : "written", count, 0, both ? 4 : 3, both ? arguments : fewer))
      continue;
    const element *e = channel_element(m);
    for (size_t i = 0; i < count; i++) {
      long double wanted[4];
      const float where[4] = {at[i][0], at[i][1], at[i][2], at[i][3]};
      pixel(&old, i, wanted);
      if (both)
        compare("both", m, t, k, 0, where, out + i * bytes, wanted);
      for (unsigned c = 0; c < image_channels(m); c++) {
        const double given = texel_value(in + i * bytes, k, c);
        uint64_t bits = 0;
        const char *channels = format_of(m).order->channels;
        const size_t place = i * image_channels(m) + (size_t)(strchr(channels, "rgba"[c]) - channels);
        memcpy(&bits, (char *)m->data + place * e->bits / 8, e->bits / 8);
        const double least = e->is_float ? -INFINITY : e->is_signed ? -ldexp(1, e->bits - 1) : 0;
        const double most = e->is_float ? INFINITY : ldexp(1, e->bits - e->is_signed) - 1;
        const double ideal = fmin(fmax(given * unit(m), least), most), got = as_double(e, bits);
        check(fabs(got - ideal) <= (m->channel_data_type <= UNORM_INT16 ? 0.6 : 0),
              "%s, %s, order %x type %x, %g at %d %d %d %d: channel %u is %.9g", both ? "both" : "written", t->name,
              m->channel_order, m->channel_data_type, given, at[i][0], at[i][1], at[i][2], at[i][3], c, got);
      }
    }
  }
  free(at);
  free(out);
  free(in);
  free(before);
}

static void check_queries(program *p, image_argument *m, const image_type *t) {
  int out[14] = {0};
  if (!writable(m, t) || !RUN(p, "asked", 1, 1, {ARG_IMAGE, sizeof *m, m}, {ARG_IMAGE, sizeof *m, m}, OUT(out)))
    return;
  const int width = (int)m->width, height = (int)m->height, depth = (int)m->depth, type = (int)m->channel_data_type;
  const int order = has_order() ? (int)m->channel_order : 0, layers = t->is_array ? (int)m->layers : 0;
  const int wanted[14] = {width,
                          type,
                          width,
                          type,
                          t->dims > 1 ? height : 0,
                          t->dims > 1 ? width : 0,
                          t->dims > 1 ? height : 0,
                          t->dims > 2 ? depth : 0,
                          t->dims > 2 ? depth : 0,
                          0,
                          layers,
                          layers,
                          order,
                          order};
  for (unsigned i = 0; i < 14; i++)
    check(out[i] == wanted[i], "%s, order %x type %x: query %u gives %d, not %d", t->name, m->channel_order, type, i,
          out[i], wanted[i]);
}

// Returns one level as an image of its own, which shares the memory.
static image_argument level_of(const image_argument *m, unsigned level) {
  image_argument one = *m;
  for (unsigned i = 0; i < level; i++)
    one.data = (char *)one.data + image_level_size(m, i);
  one.width = m->width >> level ? m->width >> level : 1;
  one.height = m->height >> level ? m->height >> level : 1;
  one.depth = m->depth >> level ? m->depth >> level : 1;
  one.levels = 1;
  return one;
}

// Checks mipmaps: reads of each level, chosen by its number and by gradients, and writes to it.
static void check_mipmap(program *p, const image_type *t, class k, tested_format f) {
  enum { LEVELS = 3, SIZE = 16 };
  static float at[MAX_ITEMS][4];
  static char out[MAX_ITEMS * 16];
  image_argument m = {
      t->type, f.order, f.type, SIZE, t->dims > 1 ? SIZE : 1, t->dims > 2 ? SIZE : 1, t->is_array ? LAYERS : 1,
      LEVELS,  NULL};
  uint32_t sampler = NORMALIZED | REPEAT | NEAREST;
  m.data = malloc(image_size(&m));
  fill(&m);
  for (unsigned level = 0; level < LEVELS; level++) {
    image_argument one = level_of(&m, level);
    float lod = level, dx[4] = {0}, dy[4] = {0};
    dx[0] = (float)(1 << level) / SIZE; // neighbouring pixels are one texel of the level apart
    dy[t->dims - 1] = dx[0] / (t->dims > 1 ? 1 : 2);
    for (unsigned i = 0; i < MAX_ITEMS; i++)
      for (unsigned d = 0; d < 4; d++)
        at[i][d] = t->is_array && d == t->dims ? random_bits() % LAYERS
                                               : (random_bits() % 64 + 0.25f + random_bits() % 3 / 4.0f) / one.width;
    for (unsigned graded = 0; graded < 2; graded++) {
      const char *kernel = graded ? "graded" : "leveled";
      const argument arguments[] = {{ARG_IMAGE, sizeof m, &m},
                                    {ARG_SAMPLER, sizeof sampler, &sampler},
                                    IN(at),
                                    BUFFER(out, MAX_ITEMS * texel_bytes(t, k)),
                                    {ARG_VALUE, graded ? sizeof dx : sizeof lod, graded ? dx : &lod},
                                    VALUE(dy)};
      if (!run_kernel(p, kernel, MAX_ITEMS, 0, 5 + graded, arguments))
        continue;
      for (unsigned i = 0; i < MAX_ITEMS; i++) {
        long double wanted[4];
        sample(&one, t, sampler, at[i], wanted);
        compare(kernel, &one, t, k, sampler, at[i], out + i * texel_bytes(t, k), wanted);
      }
    }
    // Writes to each pixel of the level the color of the previous one, which the format represents exactly.
    const size_t count = one.width * one.height * one.depth * one.layers, bytes = texel_bytes(t, k);
    int (*places)[4] = calloc(count, sizeof *places), *levels = calloc(count, sizeof *levels);
    char *in = calloc(count, bytes), *before = malloc(image_size(&m));
    memcpy(before, m.data, image_size(&m));
    all_coordinates(&one, t, places);
    for (size_t i = 0; i < count; i++) {
      long double color[4];
      pixel(&one, (i + count - 1) % count, color);
      for (unsigned c = 0; c < bytes / 4; c++) {
        const float value = (float)color[c];
        const uint32_t integer = (uint32_t)(int64_t)color[c];
        memcpy(in + i * bytes + 4 * c, k == F ? (const void *)&value : &integer, 4);
      }
    }
    int number = level;
    if (RUN(p, "level_written", count, 0, {ARG_IMAGE, sizeof m, &m}, INPUT(places, count * sizeof *places),
            INPUT(in, count * bytes), VALUE(number), BUFFER(levels, count * sizeof *levels))) {
      image_argument old = one;
      old.data = before + ((char *)one.data - (char *)m.data);
      for (size_t i = 0; i < count; i++) {
        long double got[4], wanted[4];
        pixel(&one, i, got);
        pixel(&old, (i + count - 1) % count, wanted);
        bool equal = true;
        for (unsigned c = 0; c < 4; c++)
          equal &= got[c] == wanted[c];
        check(equal && levels[i] == LEVELS, "%s, order %x type %x: write to level %u", t->name, f.order, f.type, level);
      }
      memcpy(one.data, old.data, image_size(&one));
      check(!memcmp(m.data, before, image_size(&m)), "%s: a write to level %u changed another", t->name, level);
    }
    free(places);
    free(levels);
    free(in);
    free(before);
  }
  free(m.data);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "images on drivers");
  if (!device_has(test.device, "images"))
    harness_unsupported("no images");
  for (unsigned i = 0; i < sizeof image_types / sizeof *image_types; i++)
    for (class k = F; k < (image_types[i].is_depth ? I : device_has(test.device, "fp16") ? CLASSES : H); k++) {
      const image_type *t = &image_types[i];
      if (t->is_depth && !device_has(test.device, "depth_images"))
        continue;
      program *p = build_for(t, k);
      for (const tested_format *f = t->is_depth ? depth_formats : tested[k]; p && f->order; f++) {
        if (f->order == sRGBA && (t->type == IMAGE_1D_BUFFER || !strcmp(test.std, "CL1.2")))
          continue;
        image_argument m = {t->type,
                            f->order,
                            f->type,
                            COLUMNS,
                            t->dims > 1 ? ROWS : 1,
                            t->dims > 2 ? SLICES : 1,
                            t->is_array ? LAYERS : 1,
                            1,
                            NULL};
        if (!device_has_image(test.device, &m)) {
          check(f->order != RGBA || f->type < UNORM_INT8, "%s: no images of type %x in RGBA", t->name,
                f->type); // formats that the API's specification requires (5.3.1.3)
          continue;
        }
        m.data = malloc(image_size(&m));
        fill(&m);
        if (t->type != IMAGE_1D_BUFFER)
          check_samplers(p, &m, t, k);
        check_queries(p, &m, t);
        check_plain(p, &m, t, k);
        if (has_mipmaps(t, k) && f->order != sRGBA)
          check_mipmap(p, t, k, *f);
        free(m.data);
      }
      if (p)
        program_close(p);
    }
  return harness_finish();
}
