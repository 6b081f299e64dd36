// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Proves by trying everything what the library says of correctly rounded results that are made without a division or a
// square root.
// - rounded_reciprocal_root (generic/math/arithmetic/rounded_reciprocal_root.h): for each significand of float, at even
// and odd
//   exponents, all numbers within 2^-22.9 of 1 / sqrt(z), relative, are taken as the seed. Scaling z by 4 scales all
//   steps by powers of two, so that these are all cases.
// - rsqrt of half (layers/root_instructions/math/rsqrt.cl): all such seeds of all halves, rounded to half.
// - sqrt of half (x86/math/sqrt.cl): all numbers within 2^-14 of 1 / sqrt(x), relative, as the seed, for all halves
//   between 1 and 4.
// - rsqrt through double (x86/sse2/math/arithmetic/rounded_reciprocal_root.h): how near 1 / sqrt(z) is to a
// midpoint.
// - rounded_root (nvptx/math/arithmetic/rounded_root.h) and rounded_reciprocal
//   (layers/root_instructions/math/arithmetic/rounded_by_approximations.h): the same, and for the reciprocal all
//   numbers within an ulp. Those from which the result is not the rounded one are listed.
// - rounded_root of amdgcn/math/arithmetic/rounded_root.h: the same.
// - normalized (nvptx/image/pixel.h): all integers over 127, 255, 32767 and 65535.
// Roots and reciprocals are compared by integers: they lie between the midpoints to both neighbours. Prints the number
// of seeds, and those that fail.
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

static float rounded_root(float x, float y) {
  const float root = x * y;
  return fmaf(fmaf(-root, root, x), 0.5f * y, root);
}

static float rounded_root_by_two_steps(float x, float y) {
  float root = x * y, half_reciprocal = 0.5f * y;
  const float residual = fmaf(-root, half_reciprocal, 0.5f);
  root = fmaf(root, residual, root);
  return fmaf(fmaf(-root, root, x), fmaf(half_reciprocal, residual, half_reciprocal), root);
}

static float rounded_reciprocal(float x, float y) { return fmaf(y, fmaf(-x, y, 1), y); }

static float step(float y, int units) {
  uint32_t bits;
  memcpy(&bits, &y, 4);
  bits += (uint32_t)units;
  memcpy(&y, &bits, 4);
  return y;
}

// Whether m > 1 / sqrt(z), for z = Z 2^-23 and m = M 2^-26: whether Z M^2 > 2^75.
static bool exceeds_reciprocal_root(float z, double m) {
  const uint64_t Z = (uint64_t)(z * 0x1p23), M = (uint64_t)(m * 0x1p26);
  return (unsigned __int128)M * M * Z > (unsigned __int128)1 << 75;
}

// Whether m > sqrt(x), for x = X 2^-23 and m = M 2^-26: whether M^2 > X 2^29.
static bool exceeds_root(float x, double m) {
  const uint64_t X = (uint64_t)(x * 0x1p23), M = (uint64_t)(m * 0x1p26);
  return M * M > X << 29;
}

// Whether m > 1 / x: whether X M > 2^49.
static bool exceeds_reciprocal(float x, double m) {
  const uint64_t X = (uint64_t)(x * 0x1p23), M = (uint64_t)(m * 0x1p26);
  return X * M > (uint64_t)1 << 49;
}

// Whether y is the rounded number where `exceeds` tells on which side numbers are. No midpoint is exact, so that ties
// do not matter, but some floats are.
static bool is_right(bool exceeds(float, double), float z, float y) {
  return exceeds(z, ((double)y + step(y, 1)) / 2) && !exceeds(z, ((double)y + step(y, -1)) / 2);
}

// Tries all seeds between exact * (1 - error) and exact * (1 + error) for all z from 1 to `most`.
static void try_all(const char *name, float result(float, float), bool exceeds(float, double), double exact(double),
                    float most, double error(double)) {
  uint64_t seeds = 0, wrong = 0;
  for (float z = 1; z < most; z = step(z, 1)) {
    const double middle = exact(z), distance = error(middle);
    float y = step((float)middle, -4);
    while (y < middle - distance)
      y = step(y, 1);
    for (; y <= middle + distance; y = step(y, 1), seeds++)
      if (!is_right(exceeds, z, result(z, y)) && wrong++ < 10)
        printf("%s: z = %a, seed %a\n", name, z, y);
  }
  printf("%s: %llu seeds, %llu wrong\n", name, (unsigned long long)seeds, (unsigned long long)wrong);
}

// How many z have a 1 / sqrt(z) within 2^-52, relative, of a midpoint between two floats: of m = M 2^-25 for an odd M,
// where z m^2 = Z M^2 2^-73 is within 2^-51 of 1.
static int near_midpoints(void) {
  int near = 0;
  for (float z = 1; z < 4; z = step(z, 1)) {
    const uint64_t Z = (uint64_t)(z * 0x1p23),
                   M = (uint64_t)(0x1p25 / sqrt(z)) | 1; // 1 / sqrt(z) is between M - 1 and M + 1
    for (uint64_t m = M - 2; m <= M + 2; m += 2) {
      const __int128 excess = (__int128)(m * m) * Z - ((__int128)1 << 73);
      near += excess < (__int128)1 << 22 && -excess < (__int128)1 << 22;
    }
  }
  return near;
}

static double reciprocal_root(double z) { return 1 / sqrt(z); }
static double reciprocal(double z) { return 1 / z; }
// 2^-22.9 is 0x1.125fbee250664p-23. An ulp of 1/2 … 1 is 2^-24, that of 1 twice that.
static double within_22_9(double y) { return y * 0x1.126p-23; }
static double within_an_ulp(double y) { return (y < 1 ? 0x1p-24 : 0x1p-23) * (1 + 0x1p-20); }

// Whether all seeds of a half's reciprocal root are the same half, that of the exact one, which is never in the middle
// between two: double is exact enough to see it, as half has 11 bits.
static void try_halves(void) {
  int halves = 0, wrong = 0;
  for (uint16_t bits = 1; bits < 0x7c00; bits++, halves++) {
    _Float16 x;
    memcpy(&x, &bits, sizeof x);
    const double exact = reciprocal_root((double)x), distance = within_22_9(exact);
    const _Float16 least = (_Float16)(exact - distance), most = (_Float16)(exact + distance);
    wrong += least != most || least != (_Float16)exact;
  }
  printf("reciprocal root of half: %d halves, %d wrong\n", halves, wrong);
}

static float root_of_half(float x, float y) {
  const float root = x * y, residual = fmaf(root, -0.5f * y, 0.5f - 0x1.8p-24f);
  return fmaf(root, residual, root);
}

static void try_roots_of_halves(void) {
  unsigned seeds = 0, wrong = 0;
  for (float x = 1; x < 4; x += x < 2 ? 0x1p-10f : 0x1p-9f) {
    const double exact = reciprocal_root((double)x), most = exact * (1 + 0x1p-14);
    const _Float16 root = (_Float16)sqrt((double)x);
    for (float y = (float)(exact * (1 - 0x1p-14)); y <= most; y = step(y, 1), seeds++)
      wrong += (_Float16)root_of_half(x, y) != root;
  }
  printf("root of half: %u seeds, %u wrong\n", seeds, wrong);
}

// x / greatest from the two words of 1 / greatest
static float normalized(float x, int greatest) {
  const float high = 1.0f / (float)greatest, low = (float)(1.0 / greatest - high);
  return fmaf(x, high, x * low);
}

int main(void) {
  try_all("reciprocal root", rounded_reciprocal_root, exceeds_reciprocal_root, reciprocal_root, 4, within_22_9);
  try_halves();
  try_roots_of_halves();
  printf("reciprocal root: %d near a midpoint\n", near_midpoints());
  try_all("root", rounded_root, exceeds_root, reciprocal_root, 4, within_22_9);
  try_all("root by two steps", rounded_root_by_two_steps, exceeds_root, reciprocal_root, 4, within_22_9);
  try_all("reciprocal", rounded_reciprocal, exceeds_reciprocal, reciprocal, 2, within_an_ulp);
  static const int greatest[] = {127, 255, 32767, 65535};
  int quotients = 0, wrong = 0;
  for (unsigned i = 0; i < sizeof greatest / sizeof *greatest; i++)
    for (int x = -greatest[i] - 1; x <= greatest[i]; x++, quotients++)
      // No quotient is within 2^-41 of the middle between two floats, so that rounding twice does no harm.
      wrong += normalized((float)x, greatest[i]) != (float)((double)x / greatest[i]);
  printf("normalized: %d quotients, %d wrong\n", quotients, wrong);
}
