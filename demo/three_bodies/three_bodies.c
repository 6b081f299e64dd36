// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// three_bodies [STEPS]: the motion of three_bodies.cl in C, with functions of liboneclc_libm. It prints the last places
// in hexadecimal, as clc-run --hex does. -ffp-contract=off keeps products and sums apart.
//
//   gcc -O2 -ffp-contract=off [-DDOUBLE] three_bodies.c -loneclc_libm -lm && ./a.out
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tgmath.h>

#ifdef DOUBLE
typedef double real;
typedef uint64_t bits;
#define HEX "#%016" PRIx64
#else
typedef float real;
typedef uint32_t bits;
#define HEX "#%08" PRIx32
#endif

int main(int count, char **words) {
  char *end = "";
  const long steps = count == 2 ? strtol(words[1], &end, 10) : 1000000;
  if (count > 2 || *end || steps < 1 || steps > UINT32_MAX) {
    fputs("usage: three_bodies [STEPS]\n", stderr);
    return 2;
  }
  const real step = 0x1p-7f;
  real x[3] = {1, -0.5f, -0.5f}, y[3] = {0, 0.75f, -0.75f};
  real u[3] = {0, -0.4f, 0.4f}, v[3] = {0.5f, -0.25f, -0.25f};
  for (uint32_t s = 0; s < steps; s++) {
    const real time = s * step;
    const real along = cos(time) * 0.0625f, across = sin(time) * 0.0625f;
    real fx[3], fy[3];
    for (int i = 0; i < 3; i++) {
      fx[i] = along - x[i] * 0.125f;
      fy[i] = across - y[i] * 0.125f;
    }
    for (int i = 0; i < 3; i++) {
      const int k = i == 2 ? 0 : i + 1;
      const real dx = x[k] - x[i], dy = y[k] - y[i];
      const real square = dx * dx + dy * dy;
      const real weight = pow(square + 0.0625f, (real)-1.5f) - 2 * exp(-8 * square);
      fx[i] += dx * weight;
      fy[i] += dy * weight;
      fx[k] -= dx * weight;
      fy[k] -= dy * weight;
    }
    for (int i = 0; i < 3; i++) {
      u[i] += fx[i] * step;
      v[i] += fy[i] * step;
      x[i] += u[i] * step;
      y[i] += v[i] * step;
    }
  }
  for (int i = 0; i < 3; i++) {
    bits of[2];
    memcpy(&of[0], &x[i], sizeof(real));
    memcpy(&of[1], &y[i], sizeof(real));
    printf("%s" HEX "," HEX, i ? " " : "", of[0], of[1]);
  }
  puts("");
}
