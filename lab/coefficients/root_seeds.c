// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Proves by trying everything what the library says of correctly rounded results that are made without a division or a
// square root.
// - rounded_reciprocal_root (generic/math/arithmetic/rounded_reciprocal_root.h): for each significand of float, at even
// and odd
//   exponents, all numbers within 2^-22.9 of 1 / sqrt(z), relative, are taken as the seed. Scaling z by 4 scales all
//   steps by powers of two, so that these are all cases.
// - rounded_reciprocal_root of float before AVX-512 (x86/math/arithmetic/rounded_reciprocal_root.h): the same for its
//   last step and all numbers within 2^-21.5; for each significand of which one fails all estimates within 1.5 * 2^-12
//   take both steps. Newton's leaves less than 2^-21.8: 3/2 of the estimate's squared, 2^-24 for its constant, 2^-24
//   for the last rounding and 2^-24 for those of two products.
// - rsqrt of half (layers/root_instructions/math/half/rsqrt.h): all such seeds of all halves, rounded to half.
// - sqrt of half (x86/avx512/math/half/root_of_half.h): all numbers within 2^-14 of 1 / sqrt(x), relative, as the seed,
//   for all halves between 1 and 4.
// - rsqrt through double (x86/sse2/math/arithmetic/rounded_reciprocal_root.h): how near 1 / sqrt(z) is to a
//   midpoint.
// - rounded_root (nvptx/math/arithmetic/rounded_root.h) and rounded_reciprocal
//   (layers/root_instructions/math/arithmetic/rounded_by_approximations.h): the same, and for the reciprocal all
//   numbers within an ulp. Those from which the result is not the rounded one are listed.
// - rounded_root of amdgcn/math/arithmetic/rounded_root.h: the same.
// - rounded_reciprocal and rounded_root of double
// (layers/root_instructions/math/arithmetic/rounded_by_approximations.h).
//   Markstein's step is right for all but one significand (IBM J. Res. Dev. 34, 1990, theorem 3 and its corollary):
//   seeds for that one are tried, and others at random. A root's last step starts from y = 1 / sqrt(x) within
//   2^-52.8 before it is rounded, has x y within 2^-51 of the root and so a sum within 2^-102 of the root before it is
//   rounded. All x whose root is within 2^-94 of a midpoint are tried with each such y: the x with M^2 - k,
//   |k| < 2^12, for a multiple of their last place and 2^106, where M 2^-53 is the midpoint.
// - root_among_sums (x86/avx512/math/arithmetic/root_among_sums.h): the same last step.
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

static float third_order_step(float z, float y) {
  const float root = z * y, excess = fmaf(fmaf(z, y, -root), y, fmaf(root, y, -1));
  return fmaf(y * excess, fmaf(excess, 0.43f, -0.5f), y);
}

static float newtons_step(float z, float estimate) {
  return fmaf(estimate, fmaf(-z * estimate, estimate * 0x1.fffffcp-2f, 0.5f), estimate);
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

// Tries all estimates of those significands for which not every number that Newton's step could leave is right.
static void try_estimates(void) {
  uint64_t tried = 0, wrong = 0;
  for (float z = 1; z < 4; z = step(z, 1)) {
    const double exact = 1 / sqrt(z);
    bool sure = true;
    for (float y = (float)(exact * (1 - 0x1.7p-22)); sure && y <= exact * (1 + 0x1.7p-22); y = step(y, 1))
      sure = is_right(exceeds_reciprocal_root, z, third_order_step(z, y));
    if (sure)
      continue;
    for (float y = (float)(exact * (1 - 0x1.8p-12)); y <= exact * (1 + 0x1.8p-12); y = step(y, 1), tried++)
      if (!is_right(exceeds_reciprocal_root, z, third_order_step(z, newtons_step(z, y))) && wrong++ < 10)
        printf("reciprocal root of an estimate: z = %a, estimate %a\n", z, y);
  }
  printf("reciprocal root of an estimate: %llu estimates, %llu wrong\n", (unsigned long long)tried,
         (unsigned long long)wrong);
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

static double bits_more(double y, int64_t units) {
  uint64_t bits;
  memcpy(&bits, &y, 8);
  bits += (uint64_t)units;
  memcpy(&y, &bits, 8);
  return y;
}

static double rounded_reciprocal_of_double(double x, double seed, int64_t raise) {
  double y = bits_more(seed, raise);
  const double residual = fma(-x, y, 1.0);
  y = fma(y, fma(residual, residual, residual), y);
  return fma(y, fma(-x, y, 1.0), y);
}

static double last_step_of_root(double x, double y) {
  const double root = x * y;
  return fma(fma(-root, root, x), 0.5 * y, root);
}

static void try_reciprocals_of_doubles(void) {
  const double ones = 0x1.fffffffffffffp0;
  const int64_t raises[2] = {(int64_t)1 << 32, ((int64_t)1 << 32) - 1}; // amdgcn's and nvptx's
  int seeds = 0, wrong = 0;
  for (double part = -0x1p-22; part <= 0x1.6ap-20; part += 0x1.3p-42, seeds++) // from 2^-22 below to 2^-19.5 above
    for (int i = 0; i < 2; i++)
      wrong += rounded_reciprocal_of_double(ones, 0.5 + 0.5 * part, raises[i]) != 1 / ones;
  uint64_t state = 1;
  for (int i = 0; i < 1 << 22; i++, seeds++) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    const double x = bits_more(1, (int64_t)(state >> 12)), exact = 1 / x;
    state = state * 6364136223846793005u + 1442695040888963407u;
    const double part = (double)(state >> 11) * 0x1p-52 - 1; // -1 … 1
    wrong += rounded_reciprocal_of_double(x, exact + exact * part * 0x1.6ap-20, raises[i & 1]) != exact;
  }
  printf("reciprocal of double: %d seeds, %d wrong\n", seeds, wrong);
}

// The M between 2^53 and 2^54 with M^2 = k modulo 2^bits, of which there are up to four for k = 1 modulo 8, else none:
// each solution modulo 2^b is one or both of two modulo 2^(b + 1), or neither.
static int square_roots(int k, int bits, uint64_t *M) {
  uint64_t next[16];
  int count = 4;
  memcpy(M, (uint64_t[]){1, 3, 5, 7}, 4 * sizeof *M);
  for (int b = 3; b < bits; b++) {
    int found = 0;
    for (int i = 0; i < 2 * count; i++) {
      const uint64_t m = M[i / 2] + ((uint64_t)(i & 1) << b);
      if (((m * m - (uint64_t)k) & (((uint64_t)2 << b) - 1)) == 0)
        next[found++] = m;
    }
    memcpy(M, next, (size_t)found * sizeof *M);
    count = found;
  }
  return count;
}

static void try_roots_of_doubles(void) {
  int roots = 0, wrong = 0;
  for (int bits = 54; bits <= 55; bits++) // x, a multiple of 2^(bits - 106), is below or above 2
    for (int k = 1 - 4096; k < 4096; k += 8) {
      uint64_t M[16];
      const int count = square_roots(k, bits, M);
      for (int i = 0; i < count; i++) {
        const unsigned __int128 X = (unsigned __int128)M[i] * M[i] - (unsigned __int128)(__int128)k;
        if (M[i] >> 53 != 1 || X >> (bits + 52) != 1)
          continue;
        const double x = ldexp((double)(uint64_t)(X >> bits), bits - 106);
        const long double y = 0x1p53l / (long double)M[i];
        const double most = (double)(y + y * 0x1.26p-53l);
        bool right = true;
        for (double seed = (double)(y - y * 0x1.26p-53l); seed <= most; seed = bits_more(seed, 1))
          right &= last_step_of_root(x, seed) == sqrt(x);
        wrong += !right;
        roots++;
      }
    }
  printf("root of double: %d near a midpoint, %d wrong\n", roots, wrong);
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
  try_estimates();
  try_all("root", rounded_root, exceeds_root, reciprocal_root, 4, within_22_9);
  try_all("root by two steps", rounded_root_by_two_steps, exceeds_root, reciprocal_root, 4, within_22_9);
  try_all("reciprocal", rounded_reciprocal, exceeds_reciprocal, reciprocal, 2, within_an_ulp);
  try_reciprocals_of_doubles();
  try_roots_of_doubles();
  static const int greatest[] = {127, 255, 32767, 65535};
  int quotients = 0, wrong = 0;
  for (unsigned i = 0; i < sizeof greatest / sizeof *greatest; i++)
    for (int x = -greatest[i] - 1; x <= greatest[i]; x++, quotients++)
      // No quotient is within 2^-41 of the middle between two floats, so that rounding twice does no harm.
      wrong += normalized((float)x, greatest[i]) != (float)((double)x / greatest[i]);
  printf("normalized: %d quotients, %d wrong\n", quotients, wrong);
}
