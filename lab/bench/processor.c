// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clc-bench --primitives on processors: conversions, access to halves, integer functions and images, beside the OpenCL
// drivers that there are, with builtins of their own. All but images are loops of a single work-item over arrays that
// the first cache holds; images are kernels of a work-item a pixel.
#include "bench/program.h"
#include "command.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef enum { CONVERSIONS, HALVES, INTEGER, IMAGES, KINDS } kind;

typedef struct {
  const char *name, *from, *to; // types of what x and y, and r point to
  const char *statement;        // of x, y, r, i and count; of images im, out and at
  kind kind;
  unsigned channels; // of images: their data type
} primitive;

#define CONVERT(TO, HOW, FROM) \
  {"convert_" #TO #HOW "(" #FROM ")", #FROM, #TO, "r[i] = convert_" #TO #HOW "(x[i])", CONVERSIONS, 0}
#define LOAD(N) \
  {"vload_half" #N, "ushort" #N, "float" #N, "r[i] = vload_half" #N "(i, (const global half *)x)", HALVES, 0}
#define STORE(N, HOW, FROM) \
  {"vstore_half" #N #HOW "(" #FROM #N ")", \
   #FROM #N, \
   "ushort" #N, \
   "vstore_half" #N #HOW "(x[i], i, (global half *)r)", \
   HALVES, \
   0}
#define UNARY(NAME, T) {#NAME "(" #T ")", #T, #T, "r[i] = " #NAME "(x[i])", INTEGER, 0}
#define BINARY(NAME, T) {#NAME "(" #T ")", #T, #T, "r[i] = " #NAME "(x[i], y[i])", INTEGER, 0}
#define TERNARY(NAME, T) {#NAME "(" #T ")", #T, #T, "r[i] = " #NAME "(x[i], y[i], y[count + i])", INTEGER, 0}
#define UPSAMPLE(T, U, TO) {"upsample(" #T ")", #T, #TO, "r[i] = upsample(x[i], as_" #U "(y[i]))", INTEGER, 0}
#define IMAGE(NAME, CHANNELS, ...) {NAME, "float4", "float4", #__VA_ARGS__, IMAGES, CHANNELS}
static const primitive primitives[] = {
    CONVERT(uchar16, _sat_rte, float16),
    CONVERT(uchar16, _sat, float16),
    CONVERT(char16, _sat, int16),
    CONVERT(uchar16, _sat, short16),
    CONVERT(short16, _sat_rte, float16),
    CONVERT(int16, _sat_rte, float16),
    CONVERT(uint16, _sat, float16),
    CONVERT(int16, _rtp, float16),
    CONVERT(float16, , uchar16),
    CONVERT(float16, , uint16),
    CONVERT(float16, _rtz, int16),
    CONVERT(half16, , float16),
    CONVERT(half16, _rtz, float16),
    CONVERT(float16, , half16),
    CONVERT(int8, _sat_rte, double8),
    CONVERT(long8, _sat, double8),
    CONVERT(ulong8, _sat_rtp, double8),
    CONVERT(double8, , ulong8),
    CONVERT(float8, _rtz, double8),
    CONVERT(uchar4, _sat_rte, float4),
    CONVERT(int, _sat_rte, float),
    CONVERT(uchar, _sat, float),
    CONVERT(float, _rtz, int),
    LOAD(),
    LOAD(3),
    LOAD(4),
    LOAD(8),
    LOAD(16),
    {"vloada_half16", "ushort16", "float16", "r[i] = vloada_half16(i, (const global half *)x)", HALVES, 0},
    STORE(, , float),
    STORE(3, , float),
    STORE(4, _rte, float),
    STORE(8, , float),
    STORE(16, , float),
    STORE(16, _rtz, float),
    STORE(16, _rtp, float),
    STORE(8, , double),
    {"vstorea_half16(float16)", "float16", "ushort16", "vstorea_half16(x[i], i, (global half *)r)", HALVES, 0},
    {"abs(char16)", "char16", "uchar16", "r[i] = abs(x[i])", INTEGER, 0},
    BINARY(abs_diff, uchar16),
    BINARY(add_sat, char16),
    BINARY(add_sat, int16),
    BINARY(add_sat, long8),
    BINARY(sub_sat, ushort16),
    BINARY(sub_sat, int16),
    BINARY(hadd, int16),
    BINARY(rhadd, uchar16),
    BINARY(hadd, long8),
    BINARY(mul_hi, short16),
    BINARY(mul_hi, int16),
    BINARY(mul_hi, ulong8),
    TERNARY(mad_hi, uint16),
    TERNARY(mad_sat, int16),
    TERNARY(mad_sat, short16),
    TERNARY(mad_sat, long8),
    BINARY(mul24, int16),
    TERNARY(mad24, int16),
    BINARY(rotate, uchar16),
    BINARY(rotate, uint16),
    BINARY(rotate, ulong8),
    UNARY(clz, uchar16),
    UNARY(clz, int16),
    UNARY(clz, long8),
    UNARY(ctz, uint16),
    UNARY(popcount, uchar16),
    UNARY(popcount, int16),
    UNARY(popcount, long8),
    UPSAMPLE(char16, uchar16, short16),
    UPSAMPLE(int8, uint8, long8),
    BINARY(add_sat, int),
    BINARY(mul_hi, int),
    TERNARY(mad_sat, int),
    UNARY(clz, int),
    UNARY(popcount, uint),
    BINARY(rotate, uint),
    IMAGE("read_imagef, nearest", UNORM_INT8, r[i] = read_imagef(im, NEAREST, at)),
    IMAGE("read_imagef, linear", UNORM_INT8, r[i] = read_imagef(im, LINEAR, convert_float2(at) + 0.25f)),
    IMAGE("read_imagef", UNORM_INT8, r[i] = read_imagef(im, at)),
    IMAGE("read_imagef of floats", FLOAT_CHANNELS, r[i] = read_imagef(im, at)),
    IMAGE("read_imageui", UNSIGNED_INT8, r[i] = convert_float4(read_imageui(im, NEAREST, at))),
    IMAGE("blur 3x3, nearest", UNORM_INT8, float4 sum = 0;
          for (int v = -1; v < 2; v++) for (int u = -1; u < 2; u++) sum += read_imagef(im, NEAREST, at + (int2)(u, v));
          r[i] = sum / 9),
    IMAGE("blur 3x3", UNORM_INT8, float4 sum = 0;
          for (int v = -1; v < 2; v++) for (int u = -1; u < 2; u++) sum += read_imagef(im, at + (int2)(u, v));
          r[i] = sum / 9),
    IMAGE("blur 3x3 of floats, nearest", FLOAT_CHANNELS, float4 sum = 0;
          for (int v = -1; v < 2; v++) for (int u = -1; u < 2; u++) sum += read_imagef(im, NEAREST, at + (int2)(u, v));
          r[i] = sum / 9),
    IMAGE("write_imagef", UNORM_INT8, write_imagef(out, at, (float4)(0.25f, 0.5f, 0.75f, 1) * (float)(i & 1))),
    IMAGE("write_imagef of floats", FLOAT_CHANNELS, write_imagef(out, at, (float4)(0.25f, 0.5f, 0.75f, i))),
    IMAGE("write_imageui", UNSIGNED_INT8, write_imageui(out, at, (uint4)(1, 2, 3, i))),
};

static char *source_of(const primitive *p) {
  static const char heading[] = "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
                                "#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n";
  char *source = malloc(4096);
  if (p->kind == IMAGES)
    sprintf(source,
            "constant sampler_t NEAREST = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_NEAREST;\n"
            "constant sampler_t LINEAR = CLK_ADDRESS_CLAMP_TO_EDGE | CLK_FILTER_LINEAR;\n"
            "kernel void run(read_only image2d_t im, write_only image2d_t out, global float4 *r) {\n"
            "  const int2 at = (int2)(get_global_id(0), get_global_id(1)) + 1;\n"
            "  const uint i = get_global_id(1) * get_global_size(0) + get_global_id(0);\n  %s;\n}\n",
            p->statement);
  else
    sprintf(source,
            "%skernel void run(global const %s *x, global const %s *y, global %s *r, uint count, uint rounds) {\n"
            "  for (uint k = 0; k < rounds; k++)\n    for (uint i = 0; i < count; i++)\n      %s;\n}\n",
            heading, p->from, p->from, p->to, p->statement);
  return source;
}

static const element *element_of(const char *type) {
  const size_t length = strcspn(type, "0123456789");
  const element *t = types;
  while (strlen(t->name) != length || strncmp(t->name, type, length))
    t++;
  return t;
}

static unsigned width_of(const char *type) {
  const unsigned width = (unsigned)atoi(type + strcspn(type, "0123456789"));
  return width == 3 ? 4 : width ? width : 1; // as they lie in memory
}

enum { ARRAY = 8192, SIDE = 128, PIXELS = SIDE * SIDE, BORDERED = (SIDE + 2) * (SIDE + 2) };
static void *x, *y, *r; // arrays or images

// Elements of either array: the larger one has ARRAY bytes.
static unsigned elements_of(const primitive *p) {
  const unsigned from = element_of(p->from)->bits, to = element_of(p->to)->bits;
  return p->kind == IMAGES ? PIXELS : ARRAY * 8 / (from > to ? from : to);
}

// Numbers that fit into what they become and numbers that do not; of integers all.
static void fill(const primitive *p) {
  const element *t = p->kind == IMAGES ? &types[FLOAT] : element_of(p->from);
  const unsigned count = p->kind == IMAGES ? 4 * BORDERED : elements_of(p);
  for (unsigned i = 0; i < 3 * count; i++) { // y has as many again, for a third argument
    const uint64_t bits = mix_bits((i + 1) * 0x9e3779b97f4a7c15);
    const double number = ldexp((double)(int64_t)bits, -63) * ldexp(1, (int)(bits % (t->index == HALF ? 15 : 40)));
    const bool floating = t->index >= HALF && t->index <= DOUBLE;
    store_bits(t, i<count ? x : y, i<count ? i : i - count, floating ? bits_near(t, number) : bits>>(64 - t->bits));
  }
}

// Seconds of an element; NaN if it does not run.
static double seconds_of(program *p, const primitive *what, unsigned rounds) {
  enum { RGBA = 0x10b5 };
  image_argument in = {IMAGE_2D, RGBA, what->channels, SIDE + 2, SIDE + 2, 1, 1, 1, x}, out = in;
  out.data = y;
  const unsigned elements = elements_of(what);
  const uint32_t vectors = elements / width_of(what->to);
  argument a[5];
  unsigned count = 0;
  ndrange range = {1, {1, 1, 1}, {1, 1, 1}, {0}};
  if (what->kind == IMAGES) {
    a[count++] = (argument){ARG_IMAGE, sizeof in, &in};
    a[count++] = (argument){ARG_IMAGE, sizeof out, &out};
    a[count++] = (argument){ARG_BUFFER, PIXELS * 16, r};
    range = (ndrange){3, {SIDE, SIDE, rounds}, {64, 4, 1}, {0}};
  } else {
    a[count++] = (argument){ARG_INPUT, ARRAY, x};
    a[count++] = (argument){ARG_INPUT, 2 * ARRAY, y};
    a[count++] = (argument){ARG_BUFFER, ARRAY, r};
    a[count++] = (argument){ARG_VALUE, 4, (void *)&vectors};
    a[count++] = (argument){ARG_VALUE, 4, (void *)&rounds};
  }
  return device_run(p, "run", &range, count, a) == DEVICE_OK ? device_seconds(p) / rounds / elements : NAN;
}

static const char *const kind_names[] = {"conversions", "halves", "integers", "images"};
static kind_ratio means[MAX_LIBRARIES][KINDS];

static void measure_one(const primitive *p) {
  static double seconds[MAX_LIBRARIES][MAX_SAMPLES];
  unsigned rounds[MAX_LIBRARIES];
  bool runs[MAX_LIBRARIES];
  char *source = source_of(p);
  fill(p);
  for (unsigned i = 0; i < library_count; i++) {
    build_program(&libraries[i], source);
    runs[i] = libraries[i].program != NULL;
    rounds[i] = 1;
    for (double whole = 0; runs[i] && whole < 1e-3; rounds[i] *= 2) { // and warms up
      const double one = seconds_of(libraries[i].program, p, rounds[i]);
      runs[i] = !isnan(one);
      whole = one * rounds[i] * elements_of(p);
    }
    if (i == 0 && !runs[i])
      fail(RUN_ERROR, "%s: the kernel does not build or does not run", p->name);
  }
  free(source);
  for (unsigned k = 0; k < options.samples; k++)
    for (unsigned i = 0; i < library_count; i++)
      seconds[i][k] = runs[i] ? seconds_of(libraries[i].program, p, rounds[i]) : NAN;
  if (!options.csv)
    printf("%-32s", p->name);
  double medians[MAX_LIBRARIES], medians_of_ratios[MAX_LIBRARIES];
  for (unsigned i = library_count; i-- > 1;) { // ours is sorted last
    double ratios[MAX_SAMPLES];
    for (unsigned k = 0; k < options.samples; k++)
      ratios[k] = seconds[i][k] / seconds[0][k];
    medians[i] = median(seconds[i], options.samples);
    medians_of_ratios[i] = runs[i] ? median(ratios, options.samples) : NAN;
    add_ratio(&means[i][p->kind].mean, p->name, medians_of_ratios[i]);
  }
  medians[0] = median(seconds[0], options.samples), medians_of_ratios[0] = 1;
  if (options.csv)
    for (unsigned i = 0; i < library_count; i++) {
      if (runs[i])
        printf("\"%s\",%s,%s,%.5g,%.4g,\"%s\"\n", p->name, kind_names[p->kind], libraries[i].name, 1e9 * medians[i],
               medians_of_ratios[i], device_description(libraries[0].device));
    }
  else {
    printf(" %9.4f", 1e9 * medians[0]);
    for (unsigned i = 1; i < library_count; i++)
      printf(runs[i] ? " | %9.4f %6.2f" : " |         -      -", 1e9 * medians[i], medians_of_ratios[i]);
    putchar('\n');
  }
  close_programs();
  if (fflush(stdout) != 0)
    exit(RUN_ERROR);
}

int bench_on_processor(int count, char **names) {
  find_libraries();
  for (unsigned i = 0; i < library_count; i++)
    for (unsigned k = 0; k < KINDS; k++)
      means[i][k].kind = kind_names[k], means[i][k].peer = libraries[i].name;
  enum { LARGEST = 2 * BORDERED * 16 };
  void **all[] = {&x, &y, &r};
  for (unsigned i = 0; i < 3; i++) {
    if (posix_memalign(all[i], 4096, LARGEST))
      fail(RUN_ERROR, "no memory");
    memset(*all[i], 0, LARGEST);
  }
  print_libraries();
  if (options.csv) {
    puts("primitive,kind,library,ns,speed ratio,device");
  } else {
    printf("%-32s %9s", "primitive", "ours");
    for (unsigned i = 1; i < library_count; i++)
      printf(" | %9s %6s", libraries[i].name, "ratio");
    puts("   ns");
  }
  const bool compile_only = device_is_compile_only(libraries[0].device);
  for (size_t i = 0; i < sizeof primitives / sizeof *primitives; i++) {
    const primitive *p = &primitives[i];
    if (!is_chosen(p->name, kind_names[p->kind], count, names))
      continue;
    if (!compile_only) {
      measure_one(p);
      continue;
    }
    char *source = source_of(p);
    build_program(&libraries[0], source);
    free(source);
    if (!libraries[0].program)
      fail(RUN_ERROR, "%s: the kernel does not build", p->name);
    close_programs();
  }
  for (unsigned i = 0; i < 3; i++)
    free(*all[i]);
  return compile_only ? NOT_RUN : judge_kinds(library_count * KINDS, means[0]);
}
