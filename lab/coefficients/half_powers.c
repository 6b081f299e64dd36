// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_powers [STEP]: compiles nvptx/math's powers of halves and atan2 as C and tries them with every STEP-th (1) pair
// of halves in a row, and of halves and integers, where the approximations give one end of their bounds, then the
// other. The results must be those of the host's pow of double, rounded to half: no power of these lies within 2^-52 of
// the middle between two halves without being that (generic/math/exponential/power.h).
//
//   clang -I emulated -I SOURCE -I SOURCE/nvptx -I SOURCE/generic half_powers.c -lm
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <types.h>

// Which end: -1 or 1
static int end;
static float moved(double exact, int units) {
  const float y = (float)exact;
  if (isinf(y) || isnan(y) || fabsf(y) < 0x1p-126f)
    return fabsf(y) < 0x1p-126f ? copysignf(0, y) : y;
  return as_float(as_uint(y) + (uint)(end * units));
}
float approximate_exp2(float x) { return moved(exp2(x), 2); }
float approximate_reciprocal(float x) {
  const double exact = 1 / (double)x;
  const float y = moved(exact, 1);
  return fabs(y - exact) <= ldexp(1, ilogb(exact) - 23) ? y : (float)exact;
}

static long doubts;
// What only powers in doubt need
static double counted_double(ulong bits) { return doubts++, as_double(bits); }
static double exact_powr(double x, double y) {
  const bool none = isnan(x) || isnan(y) || x < 0 || (y == 0 && (x == 0 || isinf(x))) || (x == 1 && isinf(y));
  return none ? NAN : pow(fabs(x), y);
}
// Those of float, to which zeros, infinities and NaN are left
static float __attribute__((overloadable)) half_pow(float x, float y) { return (float)pow(x, y); }
static float __attribute__((overloadable)) half_powr(float x, float y) { return (float)exact_powr(x, y); }
static float __attribute__((overloadable)) half_atan2(float y, float x) { return atan2f(y, x); }
half half_angle(float angle, half y, half x, bool in_half_turns) {
  (void)angle, (void)in_half_turns;
  doubts += x == x && y == y;
  return (half)atan2((double)y, (double)x);
}

#define fma(x, y, z) _Generic((x) * (y) * (z), float: fmaf, default: fma)(x, y, z)
#define fabs(x) fabsf(x)
#define trunc(x) truncf(x)
#define copysign(x, y) copysignf(x, y)
#define min(x, y) fminf(x, y)
#define clamp(x, least, most) ((x) < (least) ? (least) : (x) > (most) ? (most) : (x))
#define abs(n) ((n) < 0 ? -(uint)(n) : (uint)(n))
#define as_double counted_double
#define pow half_pow
#include <nvptx/math/half/pow.h>
#undef pow
#define powr half_powr
#include <nvptx/math/half/powr.h>
#undef powr
#define pown half_pown
#include <nvptx/math/half/pown.h>
#undef pown
#define atan2 half_atan2
#include <nvptx/math/half/atan2.h>
#undef atan2

static long pairs, wrong;
static void compare(const char *name, half x, double y, half result, double exact) {
  const half expected = (half)exact;
  pairs++;
  if (as_ushort(result) != as_ushort(expected) && !(result != result && expected != expected) && wrong++ < 9)
    printf("%s(%a, %a) is %a, not %a\n", name, (double)x, y, (double)result, (double)expected);
}

int main(int count, char **words) {
  const uint step = count > 1 ? (uint)atoi(words[1]) : 1;
  for (end = -1; end <= 1; end += 2)
    for (uint i = 0; i < 65536; i++) {
      const half x = as_half((ushort)i);
      for (uint k = i % step; k < 65536; k += step) {
        const half y = as_half((ushort)k);
        compare("pow", x, y, half_pow(x, y), pow(x, y));
        compare("atan2", x, y, half_atan2(x, y), atan2(x, y));
        compare("powr", x, y, half_powr(x, y), exact_powr(x, y));
      }
      for (int n = -0x11000 + (int)(i % step); n <= 0x11000; n += n < -100 || n >= 100 ? (int)step : 1)
        compare("pown", x, n, half_pown(x, n), pow(x, n));
      compare("pown", x, INT32_MIN, half_pown(x, INT32_MIN), pow(x, INT32_MIN));
      compare("pown", x, INT32_MAX, half_pown(x, INT32_MAX), pow(x, INT32_MAX));
    }
  printf("%ld results, %ld wrong, %s in doubt\n", pairs, wrong, doubts > 0 && doubts < pairs / 100 ? "few" : "many");
}
