// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// three_bodies STEPS: where demo/three_bodies/three_bodies.cl ends if all its functions are those of MPFR, rounded to
// float, or to double with -DDOUBLE; in hexadecimal, as clc-run --hex prints it. Compiled with -ffp-contract=off.
#include <float.h>
#include <inttypes.h>
#include <mpfr.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef DOUBLE
typedef double real;
typedef uint64_t word;
enum { DIGITS = DBL_MANT_DIG, LEAST = DBL_MIN_EXP, MOST = DBL_MAX_EXP };
#else
typedef float real;
typedef uint32_t word;
enum { DIGITS = FLT_MANT_DIG, LEAST = FLT_MIN_EXP, MOST = FLT_MAX_EXP };
#endif
typedef struct {
  real x, y;
} pair;

static real power(real base, real exponent) {
  MPFR_DECL_INIT(x, DIGITS);
  MPFR_DECL_INIT(y, DIGITS);
  mpfr_set_d(x, base, MPFR_RNDN);
  mpfr_set_d(y, exponent, MPFR_RNDN);
  const int inexact = mpfr_pow(x, x, y, MPFR_RNDN);
  mpfr_subnormalize(x, inexact, MPFR_RNDN);
  return (real)mpfr_get_d(x, MPFR_RNDN);
}

static real function(int (*f)(mpfr_t, const mpfr_t, mpfr_rnd_t), real of) {
  MPFR_DECL_INIT(x, DIGITS);
  mpfr_set_d(x, of, MPFR_RNDN);
  const int inexact = f(x, x, MPFR_RNDN);
  mpfr_subnormalize(x, inexact, MPFR_RNDN);
  return (real)mpfr_get_d(x, MPFR_RNDN);
}

int main(int count, char **words) {
  mpfr_set_emin(LEAST - DIGITS + 1); // of subnormal numbers
  mpfr_set_emax(MOST);
  const unsigned steps = count == 2 ? atoi(words[1]) : 0;
  const real step = 0x1p-7f;
  pair place[3] = {{1, 0}, {-0.5f, 0.75f}, {-0.5f, -0.75f}};
  pair speed[3] = {{0, 0.5f}, {-0.4f, -0.25f}, {0.4f, -0.25f}};
  for (unsigned s = 0; s < steps; s++) {
    const real time = s * step;
    const pair stirring = {function(mpfr_cos, time) * 0.0625f, function(mpfr_sin, time) * 0.0625f};
    pair force[3];
    for (int i = 0; i < 3; i++)
      force[i] = (pair){stirring.x - place[i].x * 0.125f, stirring.y - place[i].y * 0.125f};
    for (int i = 0; i < 3; i++) {
      const int k = (i + 1) % 3;
      const pair way = {place[k].x - place[i].x, place[k].y - place[i].y};
      const real square = way.x * way.x + way.y * way.y;
      const real weight = power(square + 0.0625f, -1.5f) - 2 * function(mpfr_exp, -8 * square);
      const pair pull = {way.x * weight, way.y * weight};
      force[i].x += pull.x, force[i].y += pull.y;
      force[k].x -= pull.x, force[k].y -= pull.y;
    }
    for (int i = 0; i < 3; i++) {
      speed[i].x += force[i].x * step, speed[i].y += force[i].y * step;
      place[i].x += speed[i].x * step, place[i].y += speed[i].y * step;
    }
  }
  for (int i = 0; i < 3; i++) {
    word bits[2];
    memcpy(bits, &place[i], sizeof bits);
    const int digits = 2 * sizeof(word);
    printf("%s#%0*" PRIx64 ",#%0*" PRIx64, i ? " " : "", digits, (uint64_t)bits[0], digits, (uint64_t)bits[1]);
  }
  puts("");
}
