// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests sin, cos, tan, their pi forms and sincos (6.15.2) against MPFR, and the half_ and native_ forms.
// ONE-DEVICE: accuracy.test and vectors.test compare the bits of all others.
#include "reference.h"

// ---- sinpi, cospi and tanpi in double, which the host's library lacks

static double sinpi_quick(double x) {
  double rest = fmod(x, 2), a = fabs(rest);
  double result = a < 0.25    ? sin(M_PI * a)
                  : a <= 0.75 ? cos(M_PI * (0.5 - a))
                  : a <= 1.25 ? sin(M_PI * (1 - a))
                  : a <= 1.75 ? -cos(M_PI * (1.5 - a))
                              : sin(M_PI * (a - 2));
  return result == 0 ? copysign(0, x) : copysign(1, x) * result;
}
static double cospi_quick(double x) { return fabs(x) < 0.25 ? cos(M_PI * x) : sinpi_quick(0.5 - fmod(fabs(x), 2)) + 0; }
static double tanpi_quick(double x) { // 0.5 - x is exact in double where it matters
  double a = fmod(fabs(x), 2), sign = copysign(1, x), part = a - rint(a);
  if (fmod(2 * a, 1) == 0)
    return sign * (double[]){0, INFINITY, -0., -INFINITY}[(int)(2 * a)];
  return sign * (fabs(part) <= 0.25 ? tan(M_PI * part) : copysign(1 / tan(M_PI * (0.5 - fabs(part))), part));
}

// ---- Bounds; results of half must be correctly rounded

#define UNARY(NAME, LIMIT, CORRECT, QUICK) \
  static bound NAME##_bound = {#NAME, LIMIT}; \
  static void NAME##_reference(call *c) { reference1(c, CORRECT, QUICK); } \
  static bool NAME##_accept(const call *c, unsigned result, uint64_t got) { \
    return result == 0 && c->type->index != HALF && within1(&NAME##_bound, c, got, CORRECT, QUICK); \
  }
UNARY(sin, 1, mpfr_sin, sin)
UNARY(cos, 1, mpfr_cos, cos)
UNARY(tan, 1, mpfr_tan, tan)
UNARY(sinpi, 1, mpfr_sinpi, sinpi_quick)
UNARY(cospi, 1, mpfr_cospi, cospi_quick)
UNARY(tanpi, 1, mpfr_tanpi, tanpi_quick)
UNARY(half_sin, 8192, mpfr_sin, sin)
UNARY(half_cos, 8192, mpfr_cos, cos)
UNARY(half_tan, 8192, mpfr_tan, tan)
UNARY(native_sin, 8192, mpfr_sin, sin)
UNARY(native_cos, 8192, mpfr_cos, cos)
UNARY(native_tan, 8192, mpfr_tan, tan)

static void sincos_reference(call *c) {
  cos_reference(c);
  c->out[1] = c->out[0];
  sin_reference(c);
}
static bool sincos_accept(const call *c, unsigned result, uint64_t got) {
  return result ? cos_accept(c, 0, got) : sin_accept(c, 0, got);
}

// Beyond 2^16 the specification leaves half_sin, half_cos and half_tan open. OpenCL-CTS (unary_float.cpp) takes any
// sine and cosine within 1 and any tangent but NaN.
static void beyond_reference(call *c) { c->out[0] = 0; }
static bool beyond_accept(const call *c, unsigned result, uint64_t got) {
  return result == 0 && fabs(as_double(c->type, got)) <= 1;
}
static bool tan_beyond_accept(const call *c, unsigned result, uint64_t got) {
  return result == 0 && !isnan(as_double(c->type, got));
}

// ---- Arguments

static void near_multiples_of(call *c, double period) {
  const element *t = c->type;
  uint64_t r = random_bits();
  mpfr_state *s = state(c);
  mpfr_const_pi(s->exact, MPFR_RNDN);
  if (period != 0)
    mpfr_set_d(s->exact, period, MPFR_RNDN);
  else
    mpfr_div_2ui(s->exact, s->exact, 2, MPFR_RNDN); // pi/4
  mpfr_mul_ui(s->exact, s->exact, random_bits() >> (11 + r % 53), MPFR_RNDN);
  set_range(t);
  int ternary = mpfr_set(s->out, s->exact, MPFR_RNDN);
  uint64_t bits = rounded(t, s->out, ternary) + (r >> 8 & 3) - 1;
  if (magnitude(t, bits) < infinity(t))
    c->in[0] = bits | (r >> 16 & 1) << (t->bits - 1);
}
// Chooses arguments next to multiples of pi/4, arguments of all exponents, and of each type the argument that is
// nearest of all to a multiple of pi/2 (J.-M. Muller et al., Handbook of Floating-Point Arithmetic, 2nd ed., table
// 10.1: W. Kahan's and R. McDonald's search).
static void near_quarters_of_pi(call *c) {
  uint64_t r = random_bits();
  if (r % 64 == 0 && c->type->index != HALF)
    c->in[0] = c->type->index == FLOAT ? bits_of(c->type, ldexp(16367173, 72))
                                       : bits_of(c->type, ldexp(6381956970095103, 797));
  else if (r & 1)
    near_multiples_of(c, 0);
  else if (r & 2)
    near_powers(c, 0);
}
static void near_quarters(call *c) {
  if (random_bits() & 1)
    near_multiples_of(c, 0.25);
}
static void below_65536(call *c) {
  const element *t = c->type;
  near_multiples_of(c, 0);
  if (!(fabs(as_double(t, c->in[0])) <= 65536))
    c->in[0] = bits_of(t, (float)ldexp((double)(random_bits() >> 40), -(int)(random_bits() % 40) - 8));
}
static void above_65536(call *c) { // all exponents from 2^16 to the greatest
  const element *t = c->type;
  uint64_t r = random_bits(), exponent = t->max_exponent + 16 + (r >> 8) % (t->max_exponent - 15);
  c->in[0] = exponent << t->fraction_bits | random_bits() >> (64 - t->fraction_bits) | 1 | (r & 1) << (t->bits - 1);
}
static void first_quadrant(call *c) { // away from multiples of pi/2, where the hardware's absolute error shows
  c->in[0] = bits_of(c->type, (float)(0.125 + 1.25 * (double)(random_bits() >> 11) * 0x1p-53));
}

#define TEST(NAME, TYPES, ARGUMENTS) \
  {"gentype " #NAME "(gentype x)", TYPES, NAME##_reference, .accept = NAME##_accept, .arguments = ARGUMENTS}
static const builtin_test table[] = {
    TEST(sin, FLOATS, NULL),
    TEST(sin, ONE(FLOAT) | ONE(DOUBLE), near_quarters_of_pi),
    TEST(cos, FLOATS, NULL),
    TEST(cos, ONE(FLOAT) | ONE(DOUBLE), near_quarters_of_pi),
    TEST(tan, FLOATS, NULL),
    TEST(tan, ONE(FLOAT) | ONE(DOUBLE), near_quarters_of_pi),
    TEST(sinpi, FLOATS, NULL),
    TEST(sinpi, ONE(FLOAT) | ONE(DOUBLE), near_quarters),
    TEST(cospi, FLOATS, NULL),
    TEST(cospi, ONE(FLOAT) | ONE(DOUBLE), near_quarters),
    TEST(tanpi, FLOATS, NULL),
    TEST(tanpi, ONE(FLOAT) | ONE(DOUBLE), near_quarters),
    TEST(half_sin, ONE(FLOAT), below_65536),
    TEST(half_cos, ONE(FLOAT), below_65536),
    TEST(half_tan, ONE(FLOAT), below_65536),
    {"gentype half_sin(gentype x)", ONE(FLOAT), beyond_reference, .accept = beyond_accept, .arguments = above_65536},
    {"gentype half_cos(gentype x)", ONE(FLOAT), beyond_reference, .accept = beyond_accept, .arguments = above_65536},
    {"gentype half_tan(gentype x)", ONE(FLOAT), beyond_reference, .accept = tan_beyond_accept,
     .arguments = above_65536},
    TEST(native_sin, ONE(FLOAT), first_quadrant),
    TEST(native_cos, ONE(FLOAT), first_quadrant),
    TEST(native_tan, ONE(FLOAT), first_quadrant),
    {"gentype sincos(gentype x, gentype *cosval)", FLOATS, sincos_reference, .accept = sincos_accept},
    {"gentype sincos(gentype x, gentype *cosval)", ONE(FLOAT) | ONE(DOUBLE), sincos_reference, .accept = sincos_accept,
     .arguments = near_quarters_of_pi},
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "sines, cosines, tangents");
  CHECK_BUILTINS(table);
  const bound bounds[] = {sin_bound,      cos_bound,        tan_bound,        sinpi_bound,
                          cospi_bound,    tanpi_bound,      half_sin_bound,   half_cos_bound,
                          half_tan_bound, native_sin_bound, native_cos_bound, native_tan_bound};
  print_bounds(bounds, sizeof bounds / sizeof *bounds);
  return harness_finish();
}
