// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Proves rounded_reciprocal_root (generic/math/arithmetic/sqrt_words.h) by trying everything: for each significand of
// float, at even and odd exponents, it takes all numbers within 2^-22.9 of 1 / sqrt(z), relative, as the seed. Scaling
// z by 4 scales all steps by powers of two, so that these are all cases. The result is compared by integers: 1 /
// sqrt(z) lies between the midpoints to both neighbours. Prints the number of seeds; exit status 1 if one fails.
//
//   cc -O2 -march=native -ffp-contract=off root_seeds.c -o root_seeds -lm
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

static float rounded_reciprocal_root(float z, float y) {
  const float root = z * y, residual = fmaf(-fmaf(z, y, -root), y, fmaf(-root, y, 1));
  return fmaf(y * residual, fmaf(residual, 0.38f, 0.5f), y);
}

static float step(float y, int units) {
  uint32_t bits;
  memcpy(&bits, &y, 4);
  bits += (uint32_t)units;
  memcpy(&y, &bits, 4);
  return y;
}

// Whether m > 1 / sqrt(z), for z = Z 2^-23 and m = M 2^-26: whether Z M^2 > 2^75.
static bool exceeds(float z, double m) {
  const uint64_t Z = (uint64_t)(z * 0x1p23), M = (uint64_t)(m * 0x1p26);
  return (unsigned __int128)M * M * Z > (unsigned __int128)1 << 75;
}

// Whether y is 1 / sqrt(z), correctly rounded. No midpoint is, so that ties do not matter.
static bool is_right(float z, float y) {
  return exceeds(z, ((double)y + step(y, 1)) / 2) && !exceeds(z, ((double)y + step(y, -1)) / 2);
}

int main(void) {
  uint64_t seeds = 0, wrong = 0;
  for (float z = 1; z < 4; z = step(z, 1)) {
    const double exact = 1 / sqrt(z);
    const double least = exact * (1 - 0x1.126p-23),
                 most = exact * (1 + 0x1.126p-23); // 2^-22.9 is 0x1.125fbee250664p-23
    float y = step((float)exact, -4);
    while (y < least)
      y = step(y, 1);
    for (; y <= most; y = step(y, 1), seeds++)
      if (!is_right(z, rounded_reciprocal_root(z, y)) && wrong++ < 10)
        fprintf(stderr, "z = %a, seed %a\n", z, y);
  }
  printf("%llu seeds, %llu wrong\n", (unsigned long long)seeds, (unsigned long long)wrong);
  return wrong != 0;
}
