// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// three_bodies STEPS: where demo/three_bodies/three_bodies.cl ends if all its functions are those of MPFR, rounded to
// float; in hexadecimal, as clc-run --hex prints it. Compiled with -ffp-contract=off.
#include <mpfr.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
  float x, y;
} pair;

static float power(float base, float exponent) {
  MPFR_DECL_INIT(x, 24);
  MPFR_DECL_INIT(y, 24);
  mpfr_set_flt(x, base, MPFR_RNDN);
  mpfr_set_flt(y, exponent, MPFR_RNDN);
  const int inexact = mpfr_pow(x, x, y, MPFR_RNDN);
  mpfr_subnormalize(x, inexact, MPFR_RNDN);
  return mpfr_get_flt(x, MPFR_RNDN);
}

static float function(int (*f)(mpfr_t, const mpfr_t, mpfr_rnd_t), float of) {
  MPFR_DECL_INIT(x, 24);
  mpfr_set_flt(x, of, MPFR_RNDN);
  const int inexact = f(x, x, MPFR_RNDN);
  mpfr_subnormalize(x, inexact, MPFR_RNDN);
  return mpfr_get_flt(x, MPFR_RNDN);
}

int main(int count, char **words) {
  mpfr_set_emin(-148); // float's exponents, subnormal numbers included
  mpfr_set_emax(128);
  const unsigned steps = count == 2 ? atoi(words[1]) : 0;
  const float step = 0x1p-7f;
  pair place[3] = {{1, 0}, {-0.5f, 0.75f}, {-0.5f, -0.75f}};
  pair speed[3] = {{0, 0.5f}, {-0.4f, -0.25f}, {0.4f, -0.25f}};
  for (unsigned s = 0; s < steps; s++) {
    const float time = s * step;
    const pair stirring = {function(mpfr_cos, time) * 0.0625f, function(mpfr_sin, time) * 0.0625f};
    pair force[3];
    for (int i = 0; i < 3; i++)
      force[i] = (pair){stirring.x - place[i].x * 0.125f, stirring.y - place[i].y * 0.125f};
    for (int i = 0; i < 3; i++) {
      const int k = (i + 1) % 3;
      const pair way = {place[k].x - place[i].x, place[k].y - place[i].y};
      const float square = way.x * way.x + way.y * way.y;
      const float weight = power(square + 0.0625f, -1.5f) - 2 * function(mpfr_exp, -8 * square);
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
    unsigned bits[2];
    memcpy(bits, &place[i], sizeof bits);
    printf("%s#%08x,#%08x", i ? " " : "", bits[0], bits[1]);
  }
  puts("");
}
