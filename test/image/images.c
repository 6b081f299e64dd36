// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// DEVICES: cpu
//
// Tests every type of image with every access qualifier: queries (6.15.15.5), reads without a sampler (6.15.15.3) and
// writes (6.15.15.4) at all texels and outside the image, where reads give the border color and writes change nothing.
// ONE-LEVEL: pixels are vectors of 16 bytes, which all vector ABIs pass alike.
#include "image.h"
#include <stdio.h>

static const struct image_type {
  const char *name;
  unsigned dims;
  bool is_array, is_buffer, is_depth, is_msaa;
} image_types[] = {
    {"image1d_t", 1},
    {"image1d_buffer_t", 1, .is_buffer = true},
    {"image1d_array_t", 1, .is_array = true},
    {"image2d_t", 2},
    {"image2d_array_t", 2, .is_array = true},
    {"image2d_depth_t", 2, .is_depth = true},
    {"image2d_array_depth_t", 2, .is_array = true, .is_depth = true},
    {"image2d_msaa_t", 2, .is_msaa = true},
    {"image2d_array_msaa_t", 2, .is_array = true, .is_msaa = true},
    {"image2d_msaa_depth_t", 2, .is_depth = true, .is_msaa = true},
    {"image2d_array_msaa_depth_t", 2, .is_array = true, .is_depth = true, .is_msaa = true},
    {"image3d_t", 3},
};
static const struct access {
  const char *name;
  bool reads, writes;
} accesses[] = {{"read_only", true, false}, {"write_only", false, true}, {"read_write", true, true}};
static const struct value {
  const char *suffix, *type;
  unsigned channel_data_type;
} values[] = {
    {"f", "float", FULL_FLOAT}, {"i", "int", SIGNED_INT32}, {"ui", "uint", UNSIGNED_INT32}, {"h", "half", HALF_FLOAT}};
enum {
  TYPES = sizeof image_types / sizeof *image_types,
  ACCESSES = 3,
  VALUES = 4,
  QUERIES = 12,
  SAMPLES = 4,
  PLACES = 1024
};
static program *kernels;

static bool has_value(const struct image_type *t, const struct value *v) {
  return !t->is_depth && !(t->is_msaa && v->suffix[0] == 'h') ? true : v->suffix[0] == 'f';
}

static unsigned coordinates(const struct image_type *t) { return t->dims + t->is_array; }

static void print_kernels(FILE *out, const struct image_type *t, const struct access *a) {
  const char *at = coordinates(t) == 1 ? "at[me].x" : coordinates(t) == 2 ? "at[me].xy" : "at[me]";
  fprintf(out,
          "kernel void query_%s_%s(%s %s image, global int *out) {\n  out[0] = get_image_width(image); out[1] = "
          "get_image_channel_data_type(image); out[2] = get_image_channel_order(image);\n",
          a->name, t->name, a->name, t->name);
  if (t->dims > 1)
    fprintf(out, "  out[3] = get_image_height(image);\n");
  if (t->dims == 2)
    fprintf(out, "  vstore2(get_image_dim(image), 2, out);\n");
  if (t->dims == 3)
    fprintf(out, "  vstore4(get_image_dim(image), 1, out); out[8] = get_image_depth(image);\n");
  if (t->is_array)
    fprintf(out, "  out[9] = (int)get_image_array_size(image);\n");
  if (t->is_msaa)
    fprintf(out, "  out[10] = get_image_num_samples(image);\n");
  if (!t->is_msaa && !t->is_buffer)
    fprintf(out, "#if __OPENCL_C_VERSION__ >= 200\n  out[11] = get_image_num_mip_levels(image);\n#endif\n");
  fprintf(out, "}\n");
  for (const struct value *v = values; v < values + VALUES; v++) {
    if (!has_value(t, v))
      continue;
    const char *first = t->is_depth ? ".x" : "";
    if (a->reads)
      fprintf(out,
              "kernel void read%s_%s_%s(%s %s image, global int4 *at, global %s4 *out) { const size_t me = "
              "get_global_id(0); "
              "out[me]%s = read_image%s(image, %s%s); }\n",
              v->suffix, a->name, t->name, a->name, t->name, v->type, first, v->suffix, at,
              !t->is_msaa   ? ""
              : t->is_array ? ", at[me].w"
                            : ", at[me].z");
    if (a->writes && !t->is_msaa)
      fprintf(out,
              "kernel void write%s_%s_%s(%s %s image, global int4 *at, global %s4 *in) { const size_t me = "
              "get_global_id(0); "
              "write_image%s(image, %s, in[me]%s); }\n",
              v->suffix, a->name, t->name, a->name, t->name, v->type, v->suffix, at, first);
  }
}

static char *print_source(void) {
  char *source;
  size_t size;
  FILE *out = open_memstream(&source, &size);
  fprintf(out,
          "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable\n"
          "#pragma OPENCL EXTENSION cl_khr_depth_images : enable\n#pragma OPENCL EXTENSION cl_khr_gl_msaa_sharing : "
          "enable\n");
  for (const struct image_type *t = image_types; t < image_types + TYPES; t++)
    for (unsigned a = 0; a < ACCESSES; a++)
      if (a < 2 || strcmp(test.std, "CL1.2"))
        print_kernels(out, t, &accesses[a]);
  fclose(out);
  return source;
}

static struct oneclc_image typed_image(const struct image_type *t, unsigned channel_data_type) {
  struct oneclc_image m = make_image(find_format(t->is_depth ? DEPTH : RGBA, channel_data_type), 7, t->dims > 1 ? 5 : 1,
                                     t->dims > 2 ? 3 : 1, t->is_array ? 4 : 1, 8);
  if (t->is_msaa) {
    m.num_samples = SAMPLES;
    m.sample_pitch = m.base.slice_pitch * m.array_size + 64;
    m.base.data = realloc(m.base.data, m.sample_pitch * SAMPLES);
    for (size_t i = 0; i < m.sample_pitch * SAMPLES; i++)
      ((uint8_t *)m.base.data)[i] = (uint8_t)random_bits();
  }
  return m;
}

static size_t image_bytes(const struct oneclc_image *m) {
  return m->num_samples ? m->sample_pitch * SAMPLES : m->base.slice_pitch * m->depth * m->array_size;
}

static void check_queries(const struct image_type *t, const struct access *a) {
  struct oneclc_image m = typed_image(t, FULL_FLOAT);
  m.num_mip_levels = t->is_msaa || t->is_buffer ? 0 : 1;
  int got[QUERIES] = {0}, wanted[QUERIES] = {7, FULL_FLOAT, t->is_depth ? DEPTH : RGBA};
  wanted[3] = t->dims > 1 ? 5 : 0;
  if (t->dims > 1)
    wanted[4] = 7, wanted[5] = 5;
  if (t->dims == 3)
    wanted[6] = wanted[8] = 3;
  wanted[9] = t->is_array ? 4 : 0;
  wanted[10] = t->is_msaa ? SAMPLES : 0;
  wanted[11] = strcmp(test.std, "CL1.2") ? (int)m.num_mip_levels : 0;
  char name[64];
  sprintf(name, "query_%s_%s", a->name, t->name);
  if (RUN(kernels, name, 1, 0, IMAGE(m), OUT(got)))
    for (unsigned i = 0; i < QUERIES; i++)
      check(got[i] == wanted[i], "%s %s: query number %u gives %d, not %d", a->name, t->name, i, got[i], wanted[i]);
  free(m.base.data);
}

// Makes coordinates for all texels, each once, and for places outside the image in each of the function's coordinates;
// texels[i] is NULL outside. Returns their number.
static unsigned make_places(const struct image_type *t, const struct oneclc_image *m, int places[PLACES][4],
                            uint8_t *texels[PLACES]) {
  const unsigned count = coordinates(t) + t->is_msaa;
  int sizes[4] = {(int)m->width, t->dims > 1 ? (int)m->height : (int)m->array_size, (int)(m->depth * m->array_size), 1};
  if (t->is_msaa)
    sizes[count - 1] = SAMPLES;
  unsigned n = 0;
  int at[4] = {0};
  for (at[3] = 0; at[3] < (count > 3 ? sizes[3] : 1); at[3]++)
    for (at[2] = 0; at[2] < (count > 2 ? sizes[2] : 1); at[2]++)
      for (at[1] = 0; at[1] < (count > 1 ? sizes[1] : 1); at[1]++)
        for (at[0] = 0; at[0] < sizes[0] && n < PLACES - 24; at[0]++, n++) {
          memcpy(places[n], at, sizeof at);
          const unsigned layer = t->is_array ? t->dims : 2;
          texels[n] = texel_at(m, at[0], t->dims > 1 ? at[1] : 0, at[layer] * (t->is_array || t->dims == 3)) +
                      (t->is_msaa ? (unsigned)at[count - 1] * m->sample_pitch : 0);
        }
  static const int outside[] = {-1, INT32_MIN, INT32_MAX, 1000};
  for (unsigned d = 0; d < count; d++)
    for (unsigned i = 0; i < 5; i++, n++) {
      memset(places[n], 0, sizeof places[n]);
      places[n][d] = i < 4 ? outside[i] : sizes[d];
      texels[n] = NULL;
    }
  if (count < 4) // components that the function ignores hold anything
    for (unsigned i = 0; i < n; i++)
      places[i][3] = (int)random_bits();
  return n;
}

static void check_reads(const struct image_type *t, const struct access *a, const struct value *v) {
  struct oneclc_image m = typed_image(t, v->channel_data_type);
  static _Alignas(16) int places[PLACES][4];
  uint8_t *texels[PLACES];
  const unsigned n = make_places(t, &m, places, texels), size = v->suffix[0] == 'h' ? 2 : 4;
  static _Alignas(16) uint8_t got[16 * PLACES];
  char name[64];
  sprintf(name, "read%s_%s_%s", v->suffix, a->name, t->name);
  if (RUN(kernels, name, n, 0, IMAGE(m), IN(places), OUT(got)))
    for (unsigned i = 0; i < n; i++)
      for (unsigned c = 0; c < (t->is_depth ? 1 : 4); c++) {
        uint32_t bits = load_word(got + (4 * i + c) * size, size),
                 wanted = texels[i] ? load_word(texels[i] + c * size, size) : 0;
        const element *type = size == 2 ? &types[HALF] : *v->suffix == 'f' ? &types[FLOAT] : &types[INT];
        check(bits == wanted || (is_nan(type, bits) && is_nan(type, wanted)),
              "%s of place %u (%d, %d, %d, %d), component %u: %x, not %x", name, i, places[i][0], places[i][1],
              places[i][2], places[i][3], c, bits, wanted);
      }
  free(m.base.data);
}

static void check_writes(const struct image_type *t, const struct access *a, const struct value *v) {
  struct oneclc_image m = typed_image(t, v->channel_data_type);
  static _Alignas(16) int places[PLACES][4];
  uint8_t *texels[PLACES];
  const unsigned n = make_places(t, &m, places, texels), size = v->suffix[0] == 'h' ? 2 : 4;
  static _Alignas(16) uint8_t in[16 * PLACES];
  for (unsigned i = 0; i < sizeof in; i++) // bits that are not NaNs
    in[i] = (uint8_t)random_bits() & (i % size == size - 1 ? 0xb3 : 0xff);
  const size_t bytes = image_bytes(&m);
  uint8_t *wanted = malloc(bytes);
  memcpy(wanted, m.base.data, bytes);
  for (unsigned i = 0; i < n; i++)
    if (texels[i])
      memcpy(wanted + (texels[i] - (uint8_t *)m.base.data), in + 4 * i * size, t->is_depth ? 4 : 4 * size);
  char name[64];
  sprintf(name, "write%s_%s_%s", v->suffix, a->name, t->name);
  if (RUN(kernels, name, n, 0, IMAGE(m), IN(places), IN(in)))
    for (size_t i = 0; i < bytes; i++)
      check(((uint8_t *)m.base.data)[i] == wanted[i], "%s: byte %zu is %02x, not %02x", name, i,
            ((uint8_t *)m.base.data)[i], wanted[i]);
  free(wanted);
  free(m.base.data);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "types of images");
  need_own_memory();
  char *source = print_source();
  kernels = build(source, EVERYTHING);
  for (const struct image_type *t = image_types; kernels && t < image_types + TYPES; t++)
    for (const struct access *a = accesses; a < accesses + (strcmp(test.std, "CL1.2") ? 3 : 2); a++) {
      check_queries(t, a);
      for (const struct value *v = values; v < values + VALUES; v++) {
        if (a->reads && has_value(t, v))
          check_reads(t, a, v);
        if (a->writes && !t->is_msaa && has_value(t, v))
          check_writes(t, a, v);
      }
    }
  if (kernels)
    program_close(kernels);
  free(source);
  return harness_finish();
}
