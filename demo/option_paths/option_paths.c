// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// option_paths FILE [PATHS]: what option_paths.cl computes, in C with functions of liboneclc_vecmath and
// liboneclc_libm, on one core. It writes the payoffs to FILE. -ffp-contract=off keeps products and sums apart, and
// -fno-math-errno makes sqrt an instruction.
//
//   gcc -O3 -march=native -ffp-contract=off -fno-math-errno [-DDOUBLE] option_paths.c
//     -loneclc_vecmath -loneclc_libm -lm && ./a.out payoffs
#define _GNU_SOURCE
#include <oneclc/vecmath.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <tgmath.h>
#include <time.h>

#ifdef DOUBLE
typedef double real;
#else
typedef float real;
#endif

static inline real uniform(uint32_t bits) {
#ifdef DOUBLE
  return (bits + 0.5) * 0x1p-32;
#else
  return ((int)(bits >> 9) + 0.5f) * 0x1p-23f;
#endif
}

static inline real normal(uint32_t first, uint32_t second) {
  return sqrt(-2 * log(uniform(first))) * cos((real)6.283185307179586 * uniform(second));
}

// So many paths are computed at once that all is in the first cache, and that vectors are full.
enum { block = 64 };

static void option_paths(real *payoffs, uint32_t first) {
  real x[block] = {0}, sum[block] = {0};
  for (uint32_t draw = 0; draw < 128; draw++)
    for (int i = 0; i < block; i++) {
      uint32_t c0 = first + i, c1 = draw, c2 = 0, c3 = 0, k0 = 2026, k1 = 0;
#pragma GCC unroll 10
      for (int round = 0; round < 10; round++) { // of Philox 4x32
        const uint64_t a = UINT64_C(0xD2511F53) * c0, b = UINT64_C(0xCD9E8D57) * c2;
        c0 = (uint32_t)(b >> 32) ^ c1 ^ k0;
        c1 = (uint32_t)b;
        c2 = (uint32_t)(a >> 32) ^ c3 ^ k1;
        c3 = (uint32_t)a;
        k0 += 0x9E3779B9;
        k1 += 0xBB67AE85;
      }
      const real once = x[i] + (0x1p-13f + normal(c0, c1) * 0x1p-6f);
      const real twice = once + (0x1p-13f + normal(c2, c3) * 0x1p-6f);
      sum[i] = sum[i] + exp(once) + exp(twice);
      x[i] = twice;
    }
  for (int i = 0; i < block; i++) {
    const real gain = 100 * (sum[i] * 0x1p-8f) - 100;
    payoffs[i] = gain > 0 ? gain : 0;
  }
}

static double seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + 1e-9 * t.tv_nsec;
}

int main(int count, char **words) {
  char *end = "";
  const long given = count == 3 ? strtol(words[2], &end, 10) : 1000000;
  if (count < 2 || count > 3 || *end || given < 1 || given > 1 << 30) {
    fputs("usage: option_paths FILE [PATHS]\n", stderr);
    return 2;
  }
  const size_t paths = (size_t)given;
  FILE *file = fopen(words[1], "wb");
  real *payoffs = malloc((paths + block) * sizeof *payoffs);
  if (!file || !payoffs) {
    perror(words[1]);
    return 1;
  }
  const double begin = seconds();
  for (size_t i = 0; i < paths; i += block)
    option_paths(payoffs + i, i);
  printf("%.4f s\n", seconds() - begin);
  if (fwrite(payoffs, sizeof *payoffs, paths, file) != paths || fclose(file)) {
    perror(words[1]);
    return 1;
  }
}
