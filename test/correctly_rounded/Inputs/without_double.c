// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// without_double HARD.TSV COUNT [FUNCTION…]: calls both forms of the correctly rounded functions of a SPIR-V product,
// compiled for this processor: that with double, which all other tests judge, and that without. They must have the same
// bits for the function's arguments in the table of hard cases, COUNT random ones, and short numbers, whose powers and
// angles lie on borders between floats. Prints, for each function, how many were compared, how many differ, and the
// time of each form.
#include "numbers.h"
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define SYMBOL(LENGTH, NAME, PARAMETERS, FORM) __asm("_Z" #LENGTH "cr_" #NAME PARAMETERS FORM)
// clang-format off
#define UNARY(F) \
  F(7, acos) F(8, acosh) F(9, acospi) F(7, asin) F(8, asinh) F(9, asinpi) F(7, atan) F(8, atanh) F(9, atanpi) \
  F(7, cbrt) F(6, cos) F(7, cosh) F(8, cospi) F(6, erf) F(7, erfc) F(6, exp) F(8, exp10) F(7, exp2) F(8, expm1) \
  F(9, lgamma) F(6, log) F(8, log10) F(8, log1p) F(7, log2) F(8, rsqrt) F(6, sin) F(7, sinh) F(8, sinpi) F(7, sqrt) \
  F(6, tan) F(7, tanh) F(8, tanpi) F(9, tgamma)
// clang-format on
#define BINARY(F) F(8, atan2) F(10, atan2pi) F(8, hypot) F(6, pow) F(7, powr)
#define WITH_INT(F) F(7, pown) F(8, rootn)

#define DECLARE1(LENGTH, NAME) \
  float NAME##_double(float) SYMBOL(LENGTH, NAME, "f", ""), NAME##_none(float) SYMBOL(LENGTH, NAME, "f", ".no_fp64");
#define DECLARE2(LENGTH, NAME) \
  float NAME##_double(float, float) SYMBOL(LENGTH, NAME, "ff", ""), \
      NAME##_none(float, float) SYMBOL(LENGTH, NAME, "ff", ".no_fp64");
#define DECLARE_INT(LENGTH, NAME) \
  float NAME##_double(float, int) SYMBOL(LENGTH, NAME, "fi", ""), \
      NAME##_none(float, int) SYMBOL(LENGTH, NAME, "fi", ".no_fp64");
UNARY(DECLARE1)
BINARY(DECLARE2)
WITH_INT(DECLARE_INT)
float sincos_double(float, float *) SYMBOL(9, sincos, "fPf", ""),
    sincos_none(float, float *) SYMBOL(9, sincos, "fPf", ".no_fp64");
float lgamma_r_double(float, int *) SYMBOL(11, lgamma_r, "fPi", ""),
    lgamma_r_none(float, int *) SYMBOL(11, lgamma_r, "fPi", ".no_fp64");

typedef struct {
  float value;
  int second;
} result;

// Every function as one of two floats, or of a float and the bits of an int
#define ADAPT1(LENGTH, NAME) \
  static result NAME##_with(float x, float y) { return (void)y, (result){NAME##_double(x), 0}; } \
  static result NAME##_without(float x, float y) { return (void)y, (result){NAME##_none(x), 0}; }
#define ADAPT2(LENGTH, NAME) \
  static result NAME##_with(float x, float y) { return (result){NAME##_double(x, y), 0}; } \
  static result NAME##_without(float x, float y) { return (result){NAME##_none(x, y), 0}; }
#define ADAPT_INT(LENGTH, NAME) \
  static result NAME##_with(float x, float y) { return (result){NAME##_double(x, (int)float_bits(y)), 0}; } \
  static result NAME##_without(float x, float y) { return (result){NAME##_none(x, (int)float_bits(y)), 0}; }

UNARY(ADAPT1)
BINARY(ADAPT2)
WITH_INT(ADAPT_INT)

static result sincos_with(float x, float y) {
  const float sine = sincos_double(x, &y);
  return (result){sine, (int)float_bits(y)};
}

static result sincos_without(float x, float y) {
  const float sine = sincos_none(x, &y);
  return (result){sine, (int)float_bits(y)};
}

static result lgamma_r_with(float x, float y) {
  int sign = (int)float_bits(y);
  const float value = lgamma_r_double(x, &sign);
  return (result){value, sign};
}

static result lgamma_r_without(float x, float y) {
  int sign = (int)float_bits(y);
  const float value = lgamma_r_none(x, &sign);
  return (result){value, sign};
}

enum kind { ONE, TWO, INT };

static const struct function {
  const char *name;
  enum kind kind;
  result (*with)(float, float), (*without)(float, float);
} functions[] = {
#define ROW1(LENGTH, NAME) {#NAME, ONE, NAME##_with, NAME##_without},
#define ROW2(LENGTH, NAME) {#NAME, TWO, NAME##_with, NAME##_without},
#define ROW_INT(LENGTH, NAME) {#NAME, INT, NAME##_with, NAME##_without},
    UNARY(ROW1){"sincos", ONE, sincos_with, sincos_without},
    {"lgamma_r", ONE, lgamma_r_with, lgamma_r_without},
    BINARY(ROW2) WITH_INT(ROW_INT)};
enum { FUNCTIONS = sizeof functions / sizeof *functions, BLOCK = 1 << 12 };

// Any float, one of the main range, or a short number
static float argument(void) {
  const uint64_t random = chance();
  const uint32_t bits = (uint32_t)random, how = (uint32_t)(random >> 32) & 15;
  const uint32_t near = (bits & 0x807fffff) | (120 + (bits >> 23 & 15)) << 23; // 2^-7 to 2^9
  return as_float(how < 3 ? bits : how < 12 ? near : near & ~0u << (12 + (random >> 40) % 11));
}

static struct {
  float x[BLOCK], y[BLOCK];
  result with[BLOCK], without[BLOCK];
  int count;
  long long compared, wrong;
  double seconds[2];
} now;

static double seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int same(result a, result b) {
  return ((int)float_bits(a.value) == (int)float_bits(b.value) || (isnan(a.value) && isnan(b.value))) &&
         (a.second == b.second || (isnan(as_float((uint32_t)a.second)) && isnan(as_float((uint32_t)b.second))));
}

static void compare(const struct function *f) {
  const double start = seconds();
  for (int i = 0; i < now.count; i++)
    now.with[i] = f->with(now.x[i], now.y[i]);
  const double middle = seconds();
  for (int i = 0; i < now.count; i++)
    now.without[i] = f->without(now.x[i], now.y[i]);
  now.seconds[1] += seconds() - middle;
  now.seconds[0] += middle - start;
  for (int i = 0; i < now.count; i++)
    if (!same(now.with[i], now.without[i]) && ++now.wrong <= 3)
      printf("cr_%s(%a, %a) is %a (%d) without double, %a (%d) with it\n", f->name, now.x[i], now.y[i],
             now.without[i].value, now.without[i].second, now.with[i].value, now.with[i].second);
  now.compared += now.count;
  now.count = 0;
}

static void take(const struct function *f, float x, float y) {
  now.x[now.count] = x;
  now.y[now.count] = y;
  if (++now.count == BLOCK)
    compare(f);
}

// Returns how many the table has.
static int hard_cases(const char *path, const struct function *f) {
  FILE *table = fopen(path, "r");
  char line[256], name[32];
  unsigned bits;
  int count = 0;
  if (!table) {
    perror(path);
    exit(2);
  }
  while (fgets(line, sizeof line, table))
    if (sscanf(line, "cr_%31s float #%x", name, &bits) == 2 && !strcmp(name, f->name)) {
      take(f, as_float(bits), 0);
      count++;
    }
  fclose(table);
  return count;
}

static void short_numbers(const struct function *f) {
  static const float exponents[] = {2, 3, 4, 5, 0.5f, 1.5f, 0.25f, 0.75f, -1, -2, 0x1p-20f};
  for (int i = 1; i < 1 << 13; i += 2)
    for (unsigned k = 0; k < sizeof exponents / sizeof *exponents; k++) {
      const float x = (float)i * as_float((uint32_t)(127 - 6 + i % 13) << 23), y = exponents[k];
      if (f->kind == INT)
        take(f, x, as_float((uint32_t)(int)(y > 1 ? y : -1 - (int)k)));
      else
        take(f, k % 2 ? x * x : x, y);
      // A quotient that is subnormal, and short: the angle nearly is the quotient.
      if (f->kind == TWO)
        take(f, (float)i * 0x1p-140f, as_float((130 + k) << 23));
    }
}

static int chosen(const char *name, int count, char **words) {
  for (int i = 3; i < count; i++)
    if (!strcmp(words[i], name))
      return 1;
  return count <= 3;
}

int main(int count, char **words) {
  if (count < 3) {
    fputs("usage: without_double HARD.TSV COUNT [FUNCTION…]\n", stderr);
    return 2;
  }
  const long long random = atoll(words[2]);
  long long wrong = 0;
  int hard = 0;
  for (const struct function *f = functions; f < functions + FUNCTIONS; f++) {
    if (!chosen(f->name, count, words))
      continue;
    memset(&now, 0, sizeof now);
    seed = 0x9e3779b97f4a7c15 + (uint64_t)(f - functions);
    hard += hard_cases(words[1], f);
    if (f->kind != ONE)
      short_numbers(f);
    compare(f);
    now.seconds[0] = now.seconds[1] = 0;
    const long long before = now.compared;
    for (long long i = 0; i < random; i++) {
      const float x = argument();
      take(f, x, f->kind == INT ? as_float((uint32_t)chance() % 400 - 200) : argument());
    }
    compare(f);
    const double n = (double)(now.compared - before);
    printf("%-8s %lld compared, %lld differ; %.1f ns with double, %.0f without\n", f->name, now.compared, now.wrong,
           n > 0 ? now.seconds[0] / n * 1e9 : 0, n > 0 ? now.seconds[1] / n * 1e9 : 0);
    wrong += now.wrong;
  }
  printf("%d hard cases, %lld differ\n", hard, wrong);
  return wrong != 0;
}
