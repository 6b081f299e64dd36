// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// DEVICES: cpu
//
// Tests images with mipmaps (cl_khr_mipmap_image, cl_khr_mipmap_image_writes): reads of a level of detail given by its
// number, with the nearest level and linear between levels, within a sampler's limits; reads by gradients; writes to
// levels; and accesses without a level, which use the base. The bounds are those of sampler.c, with three more
// roundings for the filter between levels and 2^-20 for the logarithm of the gradients.
// ONE-LEVEL: pixels are vectors of 16 bytes, which all vector ABIs pass alike.
#include "sampling.h"
#include <stdio.h>

static const char source[] =
    "#pragma OPENCL EXTENSION cl_khr_3d_image_writes : enable\n"
    "#define READS(K, TYPE, AT, STEP, ACCESS) \\\n"
    "  kernel void lod_##K##_##ACCESS(ACCESS TYPE image, sampler_t sampler, global float4 *at, global float *lod, "
    "global float4 *out) { \\\n"
    "    const size_t me = get_global_id(0); out[me] = COLOR(read_imagef(image, sampler, at[me].AT, lod[me])); } \\\n"
    "  kernel void steps_##K##_##ACCESS(ACCESS TYPE image, sampler_t sampler, global float4 *at, global float4 *dx, "
    "global float4 *dy, \\\n"
    "                        global float4 *out) { \\\n"
    "    const size_t me = get_global_id(0); out[me] = COLOR(read_imagef(image, sampler, at[me].AT, dx[me].STEP, "
    "dy[me].STEP)); }\n"
    "#define INTEGERS(K, TYPE, AT, STEP, ACCESS) \\\n"
    "  kernel void int_lod_##K##_##ACCESS(ACCESS TYPE image, sampler_t sampler, global float4 *at, global float *lod, "
    "global uint4 *out) { \\\n"
    "    const size_t me = get_global_id(0); out[2 * me] = read_imageui(image, sampler, at[me].AT, lod[me]); \\\n"
    "    out[2 * me + 1] = as_uint4(read_imagei(image, sampler, at[me].AT, lod[me])); } \\\n"
    "  kernel void int_steps_##K##_##ACCESS(ACCESS TYPE image, sampler_t sampler, global float4 *at, global float4 "
    "*dx, global float4 *dy, \\\n"
    "                            global uint4 *out) { \\\n"
    "    const size_t me = get_global_id(0); out[2 * me] = read_imageui(image, sampler, at[me].AT, dx[me].STEP, "
    "dy[me].STEP); \\\n"
    "    out[2 * me + 1] = as_uint4(read_imagei(image, sampler, at[me].AT, dx[me].STEP, dy[me].STEP)); }\n"
    "#define WRITES(K, TYPE, AT, ACCESS) \\\n"
    "  kernel void write_##K##_##ACCESS(ACCESS TYPE image, global int4 *at, global int *lod, global float4 *in) { \\\n"
    "    const size_t me = get_global_id(0); write_imagef(image, at[me].AT, lod[me], COMPONENTS(in[me])); }\n"
    "#define INTEGER_WRITES(K, TYPE, AT, ACCESS) \\\n"
    "  kernel void int_write_##K##_##ACCESS(ACCESS TYPE image, global int4 *at, global int *lod, global int4 *in) { "
    "\\\n"
    "    const size_t me = get_global_id(0); \\\n"
    "    if (get_image_channel_data_type(image) == CLK_SIGNED_INT32) write_imagei(image, at[me].AT, lod[me], in[me]); "
    "\\\n"
    "    else write_imageui(image, at[me].AT, lod[me], as_uint4(in[me])); }\n"
    "#define ALL(K, TYPE, AT, STEP) READS(K, TYPE, AT, STEP, read_only) READS(K, TYPE, AT, STEP, read_write) \\\n"
    "  WRITES(K, TYPE, AT, write_only) WRITES(K, TYPE, AT, read_write) \\\n"
    "  kernel void levels_##K(read_only TYPE image, global int *out) { out[0] = get_image_num_mip_levels(image); }\n"
    "#define ALL_INTEGERS(K, TYPE, AT, STEP) INTEGERS(K, TYPE, AT, STEP, read_only) INTEGERS(K, TYPE, AT, STEP, "
    "read_write) \\\n"
    "  INTEGER_WRITES(K, TYPE, AT, write_only) INTEGER_WRITES(K, TYPE, AT, read_write)\n"
    "#define COLOR(X) (X)\n"
    "#define COMPONENTS(X) (X)\n"
    "#define COLORS(K, TYPE, AT, STEP) ALL(K, TYPE, AT, STEP) ALL_INTEGERS(K, TYPE, AT, STEP)\n"
    "COLORS(1d, image1d_t, x, x)\n"
    "COLORS(1d_array, image1d_array_t, xy, x)\n"
    "COLORS(2d, image2d_t, xy, xy)\n"
    "COLORS(2d_array, image2d_array_t, xyzw, xy)\n"
    "COLORS(3d, image3d_t, xyzw, xyzw)\n"
    "#undef COLOR\n"
    "#undef COMPONENTS\n"
    "#define COLOR(X) (float4)(X, 0, 0, 0)\n"
    "#define COMPONENTS(X) (X).x\n"
    "ALL(2d_depth, image2d_depth_t, xy, xy)\n"
    "ALL(2d_array_depth, image2d_array_depth_t, xyzw, xy)\n";

enum { LEVELS = 5, POINTS = 1024 };
static program *kernels;
static struct oneclc_image_level above[LEVELS - 1];

// The descriptor of one level as an image of its own.
static struct oneclc_image level_of(const struct oneclc_image *m, unsigned level) {
  struct oneclc_image l = *m;
  unsigned *sizes[3] = {&l.width, &l.height, &l.depth};
  for (unsigned d = 0; d < 3; d++)
    *sizes[d] = *sizes[d] >> level ? *sizes[d] >> level : 1;
  if (level)
    l.base = m->levels[level - 1];
  return l;
}

static size_t level_bytes(const struct oneclc_image *l) { return l->base.slice_pitch * l->depth * l->array_size; }

static void fill(struct oneclc_image *m, bool is_float) {
  for (unsigned level = 0; level < LEVELS; level++) {
    const struct oneclc_image l = level_of(m, level);
    for (size_t i = 0; i < level_bytes(&l) / 4; i++) {
      const float x = (float)(int64_t)random_bits() * 0x1p-63f;
      ((uint32_t *)l.base.data)[i] = is_float ? bits_of(x) : (uint32_t)random_bits();
    }
  }
}

static struct oneclc_image mipmap(const kind *k, format f) {
  struct oneclc_image m = make_image(f, 19, k->dims > 1 ? 8 : 1, k->dims > 2 ? 5 : 1, k->is_array ? 3 : 1, 0);
  m.num_mip_levels = LEVELS;
  for (unsigned i = 1; i < LEVELS; i++) {
    const struct oneclc_image size =
        level_of(&(struct oneclc_image){.width = m.width, .height = m.height, .depth = m.depth, .levels = above}, i);
    above[i - 1] = make_image(f, size.width, size.height, size.depth, m.array_size, 4 * i).base;
  }
  m.levels = above;
  fill(&m, f.type->kind == FLOAT_CHANNEL);
  return m;
}

static void free_mipmap(struct oneclc_image *m) {
  free(m->base.data);
  for (unsigned i = 0; i < LEVELS - 1; i++)
    free(above[i].data);
}

static const struct {
  float least, most;
  bool linear;
} limits[] = {{0, 255.99609375f, false}, {0, 255.99609375f, true}, {1.25f, 2.75f, false},
              {1.25f, 2.75f, true},      {2.5f, 2.5f, true},       {0.5f, 100, false}};
enum { LIMITS = sizeof limits / sizeof *limits };

static uint64_t sampler_with_limits(unsigned sampler, unsigned i) {
  return sampler | (limits[i].linear ? ONECLC_SAMPLER_MIP_LINEAR : 0) |
         ONECLC_SAMPLER_LODS((unsigned)(limits[i].least * 256), (unsigned)(limits[i].most * 256));
}

// Computes the color at the level of detail `lod`, which must not be NaN (OpenGL 4.6, 8.14.3). Images of integers
// always use the nearest level.
static void reference_lod(const struct oneclc_image *m, format f, const kind *k, unsigned sampler, unsigned i,
                          const float s[4], long double lod, long double color[4], long double *greatest) {
  const long double last = LEVELS - 1, most = limits[i].most < last ? limits[i].most : last;
  const bool linear = limits[i].linear && f.type->kind == FLOAT_CHANNEL;
  lod = fminl(fmaxl(lod, limits[i].least), most);
  const unsigned level = (unsigned)(linear ? floorl(lod) : ceill(lod - 0.5L));
  const struct oneclc_image first = level_of(m, level), second = level_of(m, level + (level < LEVELS - 1));
  reference(&first, f, k, sampler, s, color, greatest);
  if (!linear)
    return;
  long double more[4], greater, weight = lod - level;
  reference(&second, f, k, sampler, s, more, &greater);
  *greatest = fmaxl(*greatest, greater);
  for (unsigned c = 0; c < 4; c++)
    color[c] = (1 - weight) * color[c] + weight * more[c];
}

static float any_lod(void) {
  static const float special[] = {-1,   0,    0.25f, 0.5f, 0.50001f, 0.75f, 1,     1.499f, 1.5f,     1.50001f,
                                  2.5f, 3.5f, 3.75f, 4,    4.5f,     100,   1e30f, -1e30f, INFINITY, -INFINITY};
  const uint64_t random = random_bits();
  return random % 2 ? (float)(random >> 40) * 0x1p-24f * 6 - 0.5f
                    : special[random / 2 % (sizeof special / sizeof *special)];
}

static float any_step(void) { return ldexpf((float)(int64_t)random_bits() * 0x1p-63f, (int)(random_bits() % 10) - 6); }

static void check_reads(const kind *k, format f, const char *access, bool by_gradients) {
  const bool is_float = f.type->kind == FLOAT_CHANNEL;
  static _Alignas(16) float at[POINTS][4], dx[POINTS][4], dy[POINTS][4], lod[POINTS];
  static _Alignas(16) uint32_t got[2 * POINTS][4];
  struct oneclc_image m = mipmap(k, f);
  static const unsigned samplers[] = {NORMALIZED | REPEAT | LINEAR, NORMALIZED | CLAMP_TO_EDGE | LINEAR,
                                      NORMALIZED | CLAMP | NEAREST, NORMALIZED | MIRRORED_REPEAT | NEAREST};
  for (unsigned s = is_float ? 0 : 2; s < 4; s++)
    for (unsigned i = 0; i < LIMITS; i++) {
      for (unsigned n = 0; n < POINTS; n++) {
        for (unsigned d = 0; d < 4; d++) {
          at[n][d] = (float)(random_bits() >> 40) * 0x1p-24f * (k->is_array && d == k->dims ? 5 : 2) - 0.5f;
          dx[n][d] = any_step();
          dy[n][d] = any_step();
        }
        lod[n] = any_lod();
      }
      char name[64];
      sprintf(name, "%s%s_%s_%s", is_float ? "" : "int_", by_gradients ? "steps" : "lod", k->name, access);
      const uint64_t sampler = sampler_with_limits(samplers[s], i);
      if (by_gradients ? !RUN(kernels, name, POINTS, 0, IMAGE(m), SAMPLER(sampler), IN(at), IN(dx), IN(dy), OUT(got))
                       : !RUN(kernels, name, POINTS, 0, IMAGE(m), SAMPLER(sampler), IN(at), IN(lod), OUT(got)))
        continue;
      for (unsigned n = 0; n < POINTS; n++) {
        long double level = lod[n];
        if (by_gradients) {
          const unsigned sizes[3] = {m.width, m.height, m.depth};
          long double squares[2] = {0};
          for (unsigned d = 0; d < k->dims; d++) {
            squares[0] += powl(dx[n][d] * (long double)sizes[d], 2);
            squares[1] += powl(dy[n][d] * (long double)sizes[d], 2);
          }
          level = log2l(fmaxl(squares[0], squares[1])) / 2;
          if (fabsl(level - 0.5L - rintl(level - 0.5L)) < 0x1p-18L)
            continue; // a tie between two levels: either is right
        }
        long double wanted[4], greatest;
        reference_lod(&m, f, k, samplers[s], i, at[n], level, wanted, &greatest);
        const long double bound =
            !limits[i].linear && !(samplers[s] & LINEAR) ? 0 : (20 * 0x1p-24L + by_gradients * 0x1p-20L) * greatest;
        for (unsigned c = 0; c < (k->is_depth ? 1 : 4); c++) {
          if (is_float)
            check(fabsl(float_of(got[n][c]) - wanted[c]) <= bound,
                  "%s, sampler %llx: component %u at (%a, %a, %a), level %Lg, is %a, not %La", name,
                  (unsigned long long)sampler, c, at[n][0], at[n][1], at[n][2], level, float_of(got[n][c]), wanted[c]);
          for (unsigned twice = 0; twice < 2 && !is_float; twice++)
            check(got[2 * n + twice][c] == (uint32_t)(int64_t)wanted[c],
                  "%s, sampler %llx: component %u at (%a, %a, %a), level %Lg, is %x, not %La", name,
                  (unsigned long long)sampler, c, at[n][0], at[n][1], at[n][2], level, got[2 * n + twice][c],
                  wanted[c]);
        }
      }
    }
  free_mipmap(&m);
}

static void check_writes(const kind *k, format f, const char *access) {
  static _Alignas(16) int at[POINTS][4], lod[POINTS];
  static _Alignas(16) float in[POINTS][4];
  struct oneclc_image m = mipmap(k, f);
  unsigned n = 0;
  uint8_t *wanted[LEVELS];
  for (unsigned level = 0; level < LEVELS; level++) {
    const struct oneclc_image l = level_of(&m, level);
    wanted[level] = malloc(level_bytes(&l));
    memcpy(wanted[level], l.base.data, level_bytes(&l));
    // Writes some texels of the level, and one beyond its last column, which must have no effect.
    for (unsigned i = 0; i < POINTS / LEVELS - 2; i++, n++) {
      unsigned x = i == 0 ? l.width : (unsigned)(random_bits() % l.width), y = (unsigned)(random_bits() % l.height),
               z = (unsigned)(random_bits() % (l.depth * l.array_size));
      const int place[4] = {(int)x, (int)(k->dims > 1 ? y : z), (int)z, 0};
      memcpy(at[n], place, sizeof place);
      lod[n] = (int)level;
      uint8_t *texel = texel_at(&l, x, y, z);
      const uint32_t value[4] = {bits_of(0.5f) + (uint32_t)(texel - (uint8_t *)l.base.data), bits_of((float)level),
                                 bits_of(0.25f), bits_of(-1.f)};
      memcpy(in[n], value, sizeof value); // the same whenever this texel is written
      if (x < l.width)
        memcpy(wanted[level] + (texel - (uint8_t *)l.base.data), value, m.element_size);
    }
  }
  for (unsigned i = 0; i < 2; i++, n++) { // levels that do not exist
    memset(at[n], 0, sizeof at[n]);
    lod[n] = i ? LEVELS : -1;
  }
  char name[64];
  sprintf(name, "%swrite_%s_%s", f.type->kind == FLOAT_CHANNEL ? "" : "int_", k->name, access);
  if (RUN(kernels, name, n, 0, IMAGE(m), IN(at), IN(lod), IN(in)))
    for (unsigned level = 0; level < LEVELS; level++) {
      const struct oneclc_image l = level_of(&m, level);
      check(!memcmp(wanted[level], l.base.data, level_bytes(&l)), "%s: level %u is not as written", name, level);
    }
  for (unsigned level = 0; level < LEVELS; level++)
    free(wanted[level]);
  free_mipmap(&m);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "mipmaps");
  need_own_memory();
  if (!strcmp(test.std, "CL1.2"))
    harness_unsupported("OpenCL C 1.2 has no mipmaps");
  // Clang's own table of builtins lacks the mipmap reads of read_write images, so that the kernels use opencl-c.h.
  kernels = build(source, EVERYTHING " -cl-no-stdinc -Xclang -finclude-default-header");
  for (const kind *k = kinds; kernels && k < kinds + KINDS; k++) {
    static const char *const reading[] = {"read_only", "read_write"}, *const writing[] = {"write_only", "read_write"};
    const format floats = find_format(k->is_depth ? DEPTH : RGBA, FULL_FLOAT);
    for (unsigned a = 0; a < 2; a++) {
      for (unsigned by_gradients = 0; by_gradients < 2; by_gradients++) {
        check_reads(k, floats, reading[a], by_gradients);
        if (!k->is_depth)
          check_reads(k, find_format(RGBA, a ? SIGNED_INT32 : UNSIGNED_INT32), reading[a], by_gradients);
      }
      check_writes(k, floats, writing[a]);
      if (!k->is_depth) {
        check_writes(k, find_format(RGBA, SIGNED_INT32), writing[a]);
        check_writes(k, find_format(RGBA, UNSIGNED_INT32), writing[a]);
      }
    }
    struct oneclc_image m = mipmap(k, floats);
    int levels[1] = {0};
    char name[64];
    sprintf(name, "levels_%s", k->name);
    if (RUN(kernels, name, 1, 0, IMAGE(m), OUT(levels)))
      check(levels[0] == LEVELS, "%s: %d", name, levels[0]);
    free_mipmap(&m);
  }
  if (kernels)
    program_close(kernels);
  return harness_finish();
}
