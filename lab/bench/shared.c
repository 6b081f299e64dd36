// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// shared-bench [FUNCTION...]: the time of the functions of liboneclc_vecmath and liboneclc_libm beside glibc's libmvec
// and libm, for the arguments that speed.tsv gives as usual. A cell has glibc's nanoseconds for an element, ours, and
// their ratio; the last line has the ratios' geometric means. The two libraries take turns, and the least time of each
// counts.
#define _GNU_SOURCE
#include "oneclc/vecmath_functions.h"
#include <dlfcn.h>
#include <math.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { BYTES = 16384, ROUNDS = 500, COLUMNS = 8 };
static _Alignas(64) char x[BYTES], y[BYTES], results[BYTES];

// ---- Calls of a function for all arguments, of vectors and of scalars

#define loop_of(NAME, TARGET, TYPE) \
  __attribute__((noinline, target(TARGET))) static void NAME(void *function, bool binary) { \
    typedef TYPE; \
    value (*const one)(value) = (value (*)(value))function; \
    value (*const two)(value, value) = (value (*)(value, value))function; \
    const value *const a = (const value *)x, *const b = (const value *)y; \
    value *const r = (value *)results; \
    for (size_t i = 0; i < BYTES / sizeof(value); i++) \
      r[i] = binary ? two(a[i], b[i]) : one(a[i]); \
  }
#define vector(BITS) float value __attribute__((vector_size(BITS / 8), may_alias))
// clang-format off
loop_of(call_b, "sse2", vector(128))
loop_of(call_d, "avx2", vector(256))
loop_of(call_e, "avx512f", vector(512))
loop_of(call_float, "sse2", float value __attribute__((may_alias)))
loop_of(call_double, "sse2", double value __attribute__((may_alias)))
    // clang-format on

    typedef struct {
  const char *title;
  bool is_double;
  char letter; // of the vector function ABI, or 0: a scalar
  unsigned lanes;
  const char *level; // what the processor needs
  void (*call)(void *function, bool binary);
} column;
static const column columns[COLUMNS] = {
    {"AVX2 float", false, 'd', 8, "x86-64-v3", call_d},    {"AVX2 double", true, 'd', 4, "x86-64-v3", call_d},
    {"AVX512 float", false, 'e', 16, "x86-64-v4", call_e}, {"AVX512 double", true, 'e', 8, "x86-64-v4", call_e},
    {"128 bit float", false, 'b', 4, "x86-64", call_b},    {"128 bit double", true, 'b', 2, "x86-64", call_b},
    {"scalar float", false, 0, 1, "x86-64", call_float},   {"scalar double", true, 0, 1, "x86-64", call_double},
};

static bool has_level(const char *level) {
  __builtin_cpu_init();
  return !strcmp(level, "x86-64") ||
         (strcmp(level, "x86-64-v3") ? __builtin_cpu_supports("x86-64-v4") : __builtin_cpu_supports("x86-64-v3"));
}

static void *open_library(const char *name) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    fprintf(stderr, "shared-bench: %s\n", dlerror());
    exit(1);
  }
  return library;
}

static void *find(void *vectors, void *scalars, const column *c, const char *name, bool binary) {
  char symbol[64];
  if (c->letter)
    snprintf(symbol, sizeof symbol, "_ZGV%cN%u%s_%s%s", c->letter, c->lanes, binary ? "vv" : "v", name,
             c->is_double ? "" : "f");
  else
    snprintf(symbol, sizeof symbol, "%s%s", name, c->is_double ? "" : "f");
  void *function = dlsym(c->letter ? vectors : scalars, symbol);
  if (!function) {
    fprintf(stderr, "shared-bench: %s\n", dlerror());
    exit(1);
  }
  return function;
}

// ---- Arguments

typedef struct {
  double low, high, low2, high2;
} usual;

static usual read_usual(const char *name) {
  FILE *file = fopen(SPEED_TABLE, "r");
  char line[512], function[64];
  usual u;
  for (double least, most; file && fgets(line, sizeof line, file);) {
    const int count =
        sscanf(line, "%63s %lf %lf %lf %lf %lf %lf", function, &u.low, &u.high, &least, &most, &u.low2, &u.high2);
    if (count >= 5 && !strcmp(function, name)) {
      fclose(file);
      return u;
    }
  }
  fprintf(stderr, "shared-bench: %s has no arguments for %s\n", SPEED_TABLE, name);
  exit(1);
}

static void fill(char *to, bool is_double, double low, double high) {
  const size_t count = BYTES / (is_double ? sizeof(double) : sizeof(float));
  for (size_t i = 0; i < count; i++) {
    const double value = low + (high - low) * drand48();
    if (is_double)
      memcpy(to + i * sizeof value, &value, sizeof value);
    else
      memcpy(to + i * sizeof(float), &(float){(float)value}, sizeof(float));
  }
}

// ---- Measurement

static double call(const column *c, void *function, bool binary) {
  struct timespec start, end;
  clock_gettime(CLOCK_MONOTONIC, &start);
  c->call(function, binary);
  clock_gettime(CLOCK_MONOTONIC, &end);
  return (double)(end.tv_sec - start.tv_sec) * 1e9 + (double)(end.tv_nsec - start.tv_nsec);
}

static void *library[2][2]; // glibc's and ours: vectors, scalars
static double logarithms[COLUMNS];
static unsigned count;

static void measure(const char *name, bool binary, char **wanted) {
  bool is_wanted = !*wanted;
  for (; *wanted; wanted++)
    is_wanted |= !strcmp(*wanted, name);
  if (!is_wanted)
    return;
  const usual u = read_usual(name);
  printf("%s", name);
  for (unsigned i = 0; i < COLUMNS; i++) {
    const column *c = columns + i;
    if (!has_level(c->level)) {
      printf("\t–");
      continue;
    }
    fill(x, c->is_double, u.low, u.high);
    if (binary)
      fill(y, c->is_double, u.low2, u.high2);
    double least[2] = {INFINITY, INFINITY};
    void *function[2];
    for (unsigned l = 0; l < 2; l++)
      function[l] = find(library[l][0], library[l][1], c, name, binary);
    for (unsigned round = 0; round < ROUNDS; round++)
      for (unsigned l = 0; l < 2; l++)
        least[l] = fmin(least[l], call(c, function[l], binary));
    const double elements = BYTES / (c->is_double ? sizeof(double) : sizeof(float));
    printf("\t%.2f %.2f %.2f", least[0] / elements, least[1] / elements, least[0] / least[1]);
    logarithms[i] += log(least[0] / least[1]);
  }
  puts("");
  count++;
}

int main(int argc, char **argv) {
  (void)argc;
  library[0][0] = open_library("libmvec.so.1"), library[0][1] = open_library("libm.so.6");
  library[1][0] = open_library(LIBRARIES "/liboneclc_vecmath.so");
  library[1][1] = open_library(LIBRARIES "/liboneclc_libm.so");
  printf("function");
  for (unsigned i = 0; i < COLUMNS; i++)
    printf("\t%s", columns[i].title);
  puts("");
#define measure_one(LENGTH, fn) measure(#fn, false, argv + 1);
#define measure_two(LENGTH, fn) measure(#fn, true, argv + 1);
  ONECLC_VECMATH_UNARY(measure_one)
  ONECLC_VECMATH_BINARY(measure_two)
  if (!count) {
    fprintf(stderr, "shared-bench: none of these functions is in oneclc/vecmath_functions.h\n");
    return 2;
  }
  printf("mean");
  for (unsigned i = 0; i < COLUMNS; i++)
    has_level(columns[i].level) ? printf("\t%.2f", exp(logarithms[i] / count)) : printf("\t–");
  puts("");
  return 0;
}
