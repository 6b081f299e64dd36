// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// estimates STEP: the greatest errors of half_recip and half_rsqrt at every STEP-th float. All ways to call them have
// the same bits.
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { COUNT = 4096 };
typedef void function(float *restrict y, const float *restrict x, int n);
function half_recip_in_loop, half_recip_alone, half_recip_of_vectors;
function half_rsqrt_in_loop, half_rsqrt_alone, half_rsqrt_of_vectors;

typedef struct {
  const char *name;
  double (*exact)(double);
  function *ways[3];
  double most; // ulp
} row;
static double reciprocal(double x) { return 1 / x; }
static double reciprocal_root(double x) { return x == 0 ? 1 / x : 1 / sqrt(x); }
static const row rows[] = {
    {"half_recip", reciprocal, {half_recip_in_loop, half_recip_alone, half_recip_of_vectors}, 3},
    {"half_rsqrt", reciprocal_root, {half_rsqrt_in_loop, half_rsqrt_alone, half_rsqrt_of_vectors}, 2},
};

static uint32_t bits_of(float x) {
  uint32_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}

// In ulp; infinite where a special value or a sign is wrong. Results above the greatest float are infinity.
static double error_of(float y, double exact) {
  if (isnan(exact) || isnan(y))
    return isnan(exact) && isnan(y) ? 0 : INFINITY;
  if (exact == 0 || fabs(exact) >= 0x1p128)
    return y == (float)exact && !signbit(y) == !signbit(exact) ? 0 : INFINITY;
  int exponent;
  frexp(exact, &exponent);
  return fabs(y - exact) * ldexp(1, 24 - (exponent < -125 ? -125 : exponent));
}

int main(int argc, char **argv) {
  static float x[COUNT], y[3][COUNT];
  const uint64_t step = strtoull(argv[argc - 1], NULL, 10);
  int wrong = 0;
  for (const row *r = rows; r < rows + sizeof rows / sizeof *rows; r++) {
    double greatest = 0;
    uint64_t points = 0, different = 0;
    for (uint64_t first = 0; first < UINT64_C(1) << 32; first += COUNT * step) {
      for (int i = 0; i < COUNT; i++) {
        const uint32_t bits = (uint32_t)(first + (uint64_t)i * step);
        memcpy(&x[i], &bits, sizeof bits);
      }
      for (int way = 0; way < 3; way++)
        r->ways[way](y[way], x, COUNT);
      for (int i = 0; i < COUNT; i++, points++) {
        greatest = fmax(greatest, error_of(y[0][i], r->exact(x[i])));
        if (!isnan(y[0][i]))
          different += bits_of(y[0][i]) != bits_of(y[1][i]) || bits_of(y[0][i]) != bits_of(y[2][i]);
      }
    }
    printf("%s: %llu points, %.4f ulp, %llu differences\n", r->name, (unsigned long long)points, greatest,
           (unsigned long long)different);
    wrong += !(greatest <= r->most) || different;
  }
  return wrong != 0;
}
