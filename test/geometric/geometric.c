// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the geometric functions (6.15.5). The error bounds are those of the full profile (OpenCL C 3.0, 7.4), where n
// is the vector's width.
#include "exact.h"
#include "harness.h"
#include <mpfr.h> // a test whose source includes this is only built where MPFR is found

static mpfr_t exact, sum, x, y;
static double worst[TYPE_COUNT];

static double value(const call *c, unsigned argument, unsigned lane) {
  return as_double(c->type, c->lanes[argument][lane]);
}

static bool within(const call *c, uint64_t got, long exponent, double bound) {
  double error = error_in(c->type, got, exact, exponent);
  if (error <= bound && error > worst[c->type->index])
    worst[c->type->index] = error;
  return error <= bound;
}
static double by_type(const call *c, double half_, double float_, double double_) {
  return c->type->index == HALF ? half_ : c->type->index == FLOAT ? float_ : double_;
}

// ---- dot, cross: sums of products

// Adds sign * p0[i] * p1[j] to `exact`.
static void add_product(const call *c, int sign, unsigned i, unsigned j) {
  mpfr_set_d(x, sign * value(c, 0, i), MPFR_RNDN);
  mpfr_set_d(y, value(c, 1, j), MPFR_RNDN);
  mpfr_mul(x, x, y, MPFR_RNDN);
  mpfr_add(exact, exact, x, MPFR_RNDN);
}
// Accepts an absolute error of max * max * factor * epsilon, where max is the greatest magnitude among the arguments,
// or, where products underflow, of 2 * factor units of the least subnormal number. `unused` is the lane that cross
// leaves out.
static bool product_bound(const call *c, uint64_t got, unsigned lanes, unsigned unused, double factor) {
  double greatest = 0;
  bool finite = true;
  for (unsigned argument = 0; argument < 2; argument++)
    for (unsigned lane = 0; lane < lanes; lane++)
      if (lane != unused && isfinite(value(c, argument, lane)))
        greatest = fmax(greatest, fabs(value(c, argument, lane)));
      else if (lane != unused)
        finite = false;
  mpfr_set_d(x, greatest, MPFR_RNDN);
  mpfr_sqr(x, x, MPFR_RNDN);
  if (c->type->index != HALF && mpfr_get_exp(x) > c->type->max_exponent) // a product may overflow
    return true;
  if (!finite)
    return false; // with infinities or NaNs the reference's result is the only right one
  long least = 1 - c->type->max_exponent - (int)c->type->fraction_bits;
  if (greatest == 0 || mpfr_get_exp(x) - 1 - (int)c->type->fraction_bits < least)
    return within(c, got, least, 2 * factor);
  mpfr_mul_2si(x, x, -(int)c->type->fraction_bits, MPFR_RNDN);
  long exponent;
  double bound = factor * mpfr_get_d_2exp(&exponent, x, MPFR_RNDN);
  return within(c, got, exponent, bound);
}

static void dot_exactly(const call *c) {
  mpfr_set_zero(exact, -1); // because -0 + x is x for every x
  for (unsigned lane = 0; lane < c->width; lane++)
    add_product(c, 1, lane, lane);
}
static void dot(call *c) { dot_exactly(c), c->out[0] = nearest(c->type, exact); }
static bool dot_bound(const call *c, unsigned result, uint64_t got) {
  (void)result;
  dot_exactly(c);
  return product_bound(c, got, c->width, c->width, 2 * c->width - 1);
}

static void cross_exactly(const call *c) {
  unsigned next = (c->lane + 1) % 3, last = (c->lane + 2) % 3;
  mpfr_set_zero(exact, -1);
  if (c->lane == 3) {
    mpfr_set_zero(exact, 1);
    return;
  }
  add_product(c, 1, next, last);
  add_product(c, -1, last, next);
}
static void cross(call *c) { cross_exactly(c), c->out[0] = nearest(c->type, exact); }
static bool cross_bound(const call *c, unsigned result, uint64_t got) {
  (void)result;
  cross_exactly(c);
  return c->lane < 3 && product_bound(c, got, 3, c->lane, 3);
}

// ---- length, distance, normalize

static void sum_of_squares(const call *c, bool difference) {
  mpfr_set_zero(sum, 1);
  for (unsigned lane = 0; lane < c->width; lane++) {
    mpfr_set_d(x, value(c, 0, lane), MPFR_RNDN);
    if (difference) {
      mpfr_set_d(y, value(c, 1, lane), MPFR_RNDN);
      mpfr_sub(x, x, y, MPFR_RNDN);
    }
    mpfr_sqr(x, x, MPFR_RNDN);
    mpfr_add(sum, sum, x, MPFR_RNDN);
  }
}
static void root(mpfr_ptr result) { // 256 bits suffice to round to double; EXACT_BITS would be slow
  mpfr_t r;
  mpfr_init2(r, 256);
  mpfr_sqrt(r, sum, MPFR_RNDN);
  mpfr_set(result, r, MPFR_RNDN);
  mpfr_clear(r);
}
static void length_of(const call *c, bool difference) { sum_of_squares(c, difference), root(exact); }

static void length(call *c) { length_of(c, false), c->out[0] = nearest(c->type, exact); }
static bool length_bound(const call *c, unsigned result, uint64_t got) {
  (void)result;
  length_of(c, false);
  double n = c->width;
  return within(c, got, ulp_exponent(c->type, exact), by_type(c, 0.25 + 0.5 * n, 2.75 + 0.5 * n, 5.5 + n));
}

static void distance(call *c) { length_of(c, true), c->out[0] = nearest(c->type, exact); }
static bool distance_bound(const call *c, unsigned result, uint64_t got) {
  (void)result;
  length_of(c, true);
  double n = c->width;
  return within(c, got, ulp_exponent(c->type, exact), by_type(c, 2 * n, 2.5 + 2 * n, 5.5 + 2 * n));
}

static void normalize_exactly(const call *original) { // sets `exact` to the result in the call's lane
  call replaced = *original, *c = &replaced;
  uint64_t lanes[MAX_ARGUMENTS][16];
  bool infinite = false, nan = false;
  for (unsigned lane = 0; lane < c->width; lane++) {
    infinite |= isinf(value(c, 0, lane));
    nan |= isnan(value(c, 0, lane));
    lanes[0][lane] = c->lanes[0][lane];
  }
  c->lanes = lanes;
  for (unsigned lane = 0; lane < c->width && infinite && !nan; lane++)
    lanes[0][lane] = nearest_double(c->type, copysign(isinf(value(c, 0, lane)), value(c, 0, lane)));
  sum_of_squares(c, false);
  mpfr_set_d(exact, value(c, 0, c->lane), MPFR_RNDN);
  if (mpfr_nan_p(sum))
    mpfr_set_nan(exact);
  else if (!mpfr_zero_p(sum)) {
    mpfr_t r; // 256 bits suffice for the quotient, too
    mpfr_init2(r, 256);
    mpfr_sqrt(r, sum, MPFR_RNDN);
    mpfr_div(r, exact, r, MPFR_RNDN);
    mpfr_set(exact, r, MPFR_RNDN);
    mpfr_clear(r);
  }
}
static void normalize(call *c) { normalize_exactly(c), c->out[0] = nearest(c->type, exact); }
static bool normalize_bound(const call *c, unsigned result, uint64_t got) {
  (void)result;
  normalize_exactly(c);
  double n = c->width;
  bool sign_kept = !is_finite(c->type, got) || got >> (c->type->bits - 1) == (uint64_t)mpfr_signbit(exact);
  return sign_kept && within(c, got, ulp_exponent(c->type, exact), by_type(c, 1 + n, 2 + n, 4.5 + n));
}

// ---- fast_length, fast_distance, fast_normalize: where the sum of squares is a normal number

static bool out_of_domain(void) {
  return mpfr_nan_p(sum) || mpfr_cmp_d(sum, 0x1p-126) < 0 || mpfr_cmp_d(sum, 0x1.fffffep+127) >= 0;
}
static bool fast_length_bound(const call *c, unsigned result, uint64_t got) {
  (void)result;
  length_of(c, false);
  return out_of_domain() || within(c, got, ulp_exponent(c->type, exact), 8191.5 + c->width);
}
static bool fast_distance_bound(const call *c, unsigned result, uint64_t got) {
  (void)result;
  length_of(c, true);
  return out_of_domain() || within(c, got, ulp_exponent(c->type, exact), 8191.5 + 2 * c->width);
}
static bool fast_normalize_bound(const call *c, unsigned result, uint64_t got) {
  (void)result;
  sum_of_squares(c, false);
  if (!mpfr_zero_p(sum) && out_of_domain())
    return true;
  normalize_exactly(c);
  return within(c, got, ulp_exponent(c->type, exact), 8192 + c->width);
}

// Chooses half of the arguments of similar magnitude and a quarter near the ends of the range, and leaves a quarter as
// they are.
static void magnitudes(call *c) {
  uint64_t choice = random_bits();
  for (unsigned argument = 0; argument < 2; argument++) {
    double number = (double)(int64_t)random_bits() * 0x1p-63;
    int exponent = choice % 4 < 2 ? 0 : choice % 8 < 4 ? c->type->max_exponent : -c->type->max_exponent;
    if (choice % 4 != 3)
      c->in[argument] = nearest_double(c->type, ldexp(number, exponent));
  }
}

enum { UP_TO_4 = WIDTH(1) | WIDTH(2) | WIDTH(3) | WIDTH(4) };
static const builtin_test table[] = {
    {"sgentype dot(gentype p0, gentype p1)", FLOATS, dot, UP_TO_4, dot_bound, .arguments = magnitudes},
    {"gentype cross(gentype p0, gentype p1)", FLOATS, cross, WIDTH(3) | WIDTH(4), cross_bound, .arguments = magnitudes,
     .lanes_mix = true},
    {"sgentype length(gentype p)", FLOATS, length, UP_TO_4, length_bound, .arguments = magnitudes},
    {"sgentype length(gentype p)", FLOATS, length, UP_TO_4, length_bound},
    {"sgentype distance(gentype p0, gentype p1)", FLOATS, distance, UP_TO_4, distance_bound, .arguments = magnitudes},
    {"gentype normalize(gentype p)", FLOATS, normalize, UP_TO_4, normalize_bound, .arguments = magnitudes,
     .lanes_mix = true},
    {"gentype normalize(gentype p)", FLOATS, normalize, UP_TO_4, normalize_bound, .lanes_mix = true},
    {"sgentype fast_length(gentype p)", ONE(FLOAT), length, UP_TO_4, fast_length_bound, .arguments = magnitudes},
    {"sgentype fast_distance(gentype p0, gentype p1)", ONE(FLOAT), distance, UP_TO_4, fast_distance_bound,
     .arguments = magnitudes},
    {"gentype fast_normalize(gentype p)", ONE(FLOAT), normalize, UP_TO_4, fast_normalize_bound, .arguments = magnitudes,
     .lanes_mix = true},
};

// Tests vectors that random ones seldom are: with extreme values in one element or in all of them.
static void check_extremes(void) {
  if (!device_has(test.device, "fp64"))
    return;
  static double in[][3] = {{0x1.fffffffffffffp+1023, 0, 0},         {0, -0x1p-1074, 0},
                           {0, 3 * 0x1p-1074, 4 * 0x1p-1074},       {3 * 0x1p+1021, 0, -4 * 0x1p+1021},
                           {0x1.fffffffffffffp+1023, 0x1p+1023, 0}, {-0.0, 0, -0.0}};
  static const double lengths[] = {0x1.fffffffffffffp+1023, 0x1p-1074, 5 * 0x1p-1074, 5 * 0x1p+1021, INFINITY, 0};
  enum { COUNT = sizeof lengths / sizeof *lengths };
  double out[COUNT] = {0};
  program *p = build("#pragma OPENCL EXTENSION cl_khr_fp64 : enable\n"
                     "kernel void lengths(global const double *in, global double *out) {\n"
                     "  size_t i = get_global_id(0);\n"
                     "  out[i] = length((double3)(in[3 * i], in[3 * i + 1], in[3 * i + 2]));\n"
                     "}\n",
                     NULL);
  if (RUN(p, "lengths", COUNT, 0, IN(in), OUT(out)))
    for (unsigned i = 0; i < COUNT; i++)
      check(out[i] == lengths[i], "length(%a, %a, %a) gives %a, not %a", in[i][0], in[i][1], in[i][2], out[i],
            lengths[i]);
  if (p)
    program_close(p);
}

int main(int argc, char **argv) {
  mpfr_inits2(EXACT_BITS, exact, sum, x, y, (mpfr_ptr)0);
  harness_start(argc, argv, "geometric functions");
  check_extremes();
  for (size_t i = 0; i < sizeof table / sizeof *table; i++) {
    check_builtins(&table[i], 1);
    printf("%s: where not correctly rounded, at most half %.3g, float %.3g, double %.3g %s\n", table[i].prototype,
           worst[HALF], worst[FLOAT], worst[DOUBLE], i < 2 ? "epsilon * max * max" : "ulp");
    worst[HALF] = worst[FLOAT] = worst[DOUBLE] = 0;
  }
  return harness_finish();
}
