// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// usage: without_fma WITH.so WITHOUT.so ARGUMENTS STRIDE JOBS
//
// Calls the function `loop` of two libraries, the same builtin with the instruction fma and without, for floats whose
// bits are STRIDE apart (of one argument: from all), or for pairs of random bits, one for each STRIDE of 2^32, and
// prints how many results differ, with the first. Exit status: 0 none, 1 some. lab/mesa/without-fma makes the
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
typedef void loop_function(const float *x, const float *y, float *out, int count);
typedef struct {
  uint64_t compared, different;
  uint32_t x, y, with, without; // of the first difference
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

static int is_nan(uint32_t bits) { return (bits & 0x7fffffff) > 0x7f800000; }

static outcome compare(loop_function *with, loop_function *without, int arguments, uint64_t stride, uint64_t begin,
                       uint64_t end) {
  static uint32_t x[BLOCK], y[BLOCK];
  static float results[2][BLOCK];
  outcome o = {0};
  for (uint64_t at = begin; at < end;) {
    int count = 0;
    for (; count < BLOCK && at < end; count++, at++) {
      uint64_t bits = arguments == 1 ? at * stride : random_bits(at);
      x[count] = (uint32_t)bits, y[count] = (uint32_t)(bits >> 32);
      if (arguments == 2 && at % 4) // most pairs are of magnitudes near each other
        y[count] = (y[count] & 0x807fffff) | ((x[count] + (uint32_t)(bits >> 59 << 23) - (16u << 23)) & 0x7f800000);
    }
    with((const float *)x, (const float *)y, results[0], count);
    without((const float *)x, (const float *)y, results[1], count);
    uint32_t a[BLOCK], b[BLOCK];
    memcpy(a, results[0], sizeof a), memcpy(b, results[1], sizeof b);
    for (int i = 0; i < count; i++)
      if (a[i] != b[i] && !(is_nan(a[i]) && is_nan(b[i])) && !o.different++)
        o.x = x[i], o.y = y[i], o.with = a[i], o.without = b[i];
    o.compared += (uint64_t)count;
  }
  return o;
}

int main(int argc, char **argv) {
  if (argc != 6) {
    fprintf(stderr, "usage: without_fma WITH.so WITHOUT.so ARGUMENTS STRIDE JOBS\n");
    return 2;
  }
  loop_function *with = loop_of(argv[1]), *without = loop_of(argv[2]);
  int arguments = atoi(argv[3]), jobs = atoi(argv[5]);
  uint64_t stride = strtoull(argv[4], NULL, 10), points = ((uint64_t)1 << 32) / stride;
  outcome *o = mmap(NULL, (size_t)jobs * sizeof *o, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  if (arguments < 1 || arguments > 2 || jobs < 1 || o == MAP_FAILED)
    return 2;
  for (int j = 0; j < jobs; j++)
    if (!fork()) {
      o[j] = compare(with, without, arguments, stride, points * (uint64_t)j / (uint64_t)jobs,
                     points * ((uint64_t)j + 1) / (uint64_t)jobs);
      _exit(0);
    }
  for (int status; wait(&status) > 0;)
    if (status)
      return 2;
  outcome sum = {0};
  for (int j = 0; j < jobs; j++) {
    if (o[j].different && !sum.different)
      sum.x = o[j].x, sum.y = o[j].y, sum.with = o[j].with, sum.without = o[j].without;
    sum.different += o[j].different, sum.compared += o[j].compared;
  }
  printf("%" PRIu64 " compared, %" PRIu64 " differ", sum.compared, sum.different);
  if (sum.different)
    printf(": of #%08" PRIx32 " #%08" PRIx32 " #%08" PRIx32 " with, #%08" PRIx32 " without", sum.x, sum.y, sum.with,
           sum.without);
  puts("");
  return sum.different != 0;
}
