// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// usage: without_fma float|double WITH.so WITHOUT.so ARGUMENTS STRIDE JOBS
//
// Calls the function `loop` of two libraries, the same builtin with the instruction fma and without, for floats whose
// bits are STRIDE apart (of one argument: from all), or, of more arguments and of double, for 2^32 / STRIDE random
// ones, and prints how many results differ, with the first. Exit status: 0 none, 1 some. lab/mesa/without-fma makes the
// libraries.
#define _GNU_SOURCE // MAP_ANONYMOUS
#include <dlfcn.h>
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

enum { BLOCK = 4096 };
typedef void loop_function(const void *x, const void *y, const void *z, void *out, int count);
typedef struct {
  uint64_t compared, different;
  uint64_t arguments[3], with, without; // of the first difference
} outcome;

static loop_function *loop_of(const char *file) {
  void *library = dlopen(file, RTLD_NOW | RTLD_LOCAL), *symbol = library ? dlsym(library, "loop") : NULL;
  if (!symbol) {
    fprintf(stderr, "without_fma: %s\n", dlerror());
    exit(2);
  }
  loop_function *loop;
  memcpy(&loop, &symbol, sizeof loop);
  return loop;
}

// Steele, Lea, Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014): SplitMix64
static uint64_t random_bits(uint64_t n) {
  n *= 0x9e3779b97f4a7c15;
  n = (n ^ n >> 30) * 0xbf58476d1ce4e5b9;
  n = (n ^ n >> 27) * 0x94d049bb133111eb;
  return n ^ n >> 31;
}

static int is_nan(uint64_t bits, int is_double) {
  return is_double ? (bits & INT64_MAX) > (uint64_t)0x7ff << 52 : (bits & INT32_MAX) > 0x7f800000;
}

// Bits of a double, of four kinds in turns: any, of magnitude about 1, any with few bits, and about 1 with few bits. A
// few bits make ties, and exact sums. One in 64 is among the greatest or least numbers.
static uint64_t random_double(uint64_t bits, uint64_t kind) {
  const uint64_t field = (uint64_t)0x7ff << 52;
  if (bits % 64 == 0)
    bits = (bits & ~field) | ((bits & 64 ? 0x7fc : 0) + (bits >> 52 & 3)) << 52;
  else if (kind & 1)
    bits = (bits & ~field) | (0x3ff - 32 + (bits >> 52 & 63)) << 52;
  return kind & 2 ? bits & ~(uint64_t)0 << (20 + bits % 32) : bits;
}

// The exponent of b takes that of a, or one near it.
static uint64_t near(uint64_t b, uint64_t a, int significand, int bits) {
  const uint64_t field = (((uint64_t)1 << bits) - 1) << significand;
  return (b & ~field) | ((a + ((random_bits(b) >> 59) << significand) - ((uint64_t)16 << significand)) & field);
}

static void choose(uint64_t *x, int is_double, int arguments, uint64_t at, uint64_t stride) {
  x[0] = !is_double && arguments == 1 ? at * stride : random_bits(at);
  if (is_double) {
    x[0] = random_double(x[0], at);
    x[1] = random_double(random_bits(~at), at >> 2);
    x[2] = random_double(random_bits(at + ((uint64_t)1 << 60)), at >> 4);
    if (arguments == 2 && at / 16 % 4)
      x[1] = near(x[1], x[0], 52, 11);
    if (arguments == 3 && at / 64 % 4) { // the addend near the product
      double product[2];
      memcpy(product, x, sizeof product);
      product[0] *= product[1];
      memcpy(x + 2, product, sizeof *product);
      if (at / 256 % 4)
        x[2] = near(random_bits(x[2]), x[2], 52, 11);
      if (at / 1024 % 2)
        x[2] ^= (uint64_t)1 << 63;
    }
  } else if (arguments == 2) {
    x[1] = x[0] >> 32, x[0] = (uint32_t)x[0];
    if (at % 4) // most pairs are of magnitudes near each other
      x[1] = near(x[1], x[0], 23, 8);
  }
}

static uint64_t element(const void *values, int is_double, int i) {
  uint32_t low;
  uint64_t bits;
  if (is_double)
    return memcpy(&bits, (const char *)values + i * 8, 8), bits;
  return memcpy(&low, (const char *)values + i * 4, 4), low;
}

static void store(void *values, int is_double, int i, uint64_t bits) {
  const uint32_t low = (uint32_t)bits;
  if (is_double)
    memcpy((char *)values + i * 8, &bits, 8);
  else
    memcpy((char *)values + i * 4, &low, 4);
}

static outcome compare(int is_double, loop_function *with, loop_function *without, int arguments, uint64_t stride,
                       uint64_t begin, uint64_t end) {
  static uint64_t x[3][BLOCK], results[2][BLOCK];
  outcome o = {0};
  for (uint64_t at = begin; at < end;) {
    int count = 0;
    for (; count < BLOCK && at < end; count++, at++) {
      uint64_t chosen[3] = {0};
      choose(chosen, is_double, arguments, at, stride);
      for (int k = 0; k < arguments; k++)
        store(x[k], is_double, count, chosen[k]);
    }
    with(x[0], x[1], x[2], results[0], count);
    without(x[0], x[1], x[2], results[1], count);
    for (int i = 0; i < count; i++) {
      const uint64_t a = element(results[0], is_double, i), b = element(results[1], is_double, i);
      if (a == b || (is_nan(a, is_double) && is_nan(b, is_double)) || o.different++)
        continue;
      for (int k = 0; k < arguments; k++)
        o.arguments[k] = element(x[k], is_double, i);
      o.with = a, o.without = b;
    }
    o.compared += (uint64_t)count;
  }
  return o;
}

int main(int argc, char **argv) {
  if (argc != 7) {
    fprintf(stderr, "usage: without_fma float|double WITH.so WITHOUT.so ARGUMENTS STRIDE JOBS\n");
    return 2;
  }
  const int is_double = !strcmp(argv[1], "double"), arguments = atoi(argv[4]), jobs = atoi(argv[6]);
  loop_function *with = loop_of(argv[2]), *without = loop_of(argv[3]);
  const uint64_t stride = strtoull(argv[5], NULL, 10);
  if (arguments < 1 || arguments > (is_double ? 3 : 2) || jobs < 1 || !stride)
    return 2;
  const uint64_t points = ((uint64_t)1 << 32) / stride;
  outcome *o = mmap(NULL, (size_t)jobs * sizeof *o, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (o == MAP_FAILED)
    return 2;
  for (int j = 0; j < jobs; j++)
    if (!fork()) {
      o[j] = compare(is_double, with, without, arguments, stride, points * (uint64_t)j / (uint64_t)jobs,
                     points * ((uint64_t)j + 1) / (uint64_t)jobs);
      _exit(0);
    }
  for (int status; wait(&status) > 0;)
    if (status)
      return 2;
  outcome sum = {0};
  for (int j = 0; j < jobs; j++) {
    const uint64_t different = sum.different + o[j].different, compared = sum.compared + o[j].compared;
    if (!sum.different)
      sum = o[j];
    sum.different = different, sum.compared = compared;
  }
  printf("%" PRIu64 " compared, %" PRIu64 " differ", sum.compared, sum.different);
  if (sum.different) {
    printf(": of");
    for (int k = 0; k < arguments; k++)
      printf(" #%0*" PRIx64, is_double ? 16 : 8, sum.arguments[k]);
    printf(" #%0*" PRIx64 " with, #%0*" PRIx64 " without", is_double ? 16 : 8, sum.with, is_double ? 16 : 8,
           sum.without);
  }
  puts("");
  return sum.different != 0;
}
