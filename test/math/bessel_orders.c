// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests jn and yn of oneclc/extensions.h, Bessel functions of integer orders, against MPFR. Errors are at most four
// units in the last place: of the result where |x| is less than the order, and elsewhere of sqrt(J^2 + Y^2), between
// which and its negative both functions oscillate. Arguments are of all magnitudes, many of them about the order.
// ONE-DEVICE: the steps are the same on all, and Intel's runtime takes minutes to compile them.
// BUILTINS: math
#include "harness.h"
#include "exact.h"
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { POINTS = 4096, BITS = 160 };
static const double bound = 4, bound_of_great_orders = 64; // beyond 8192

static const char source[] =
    "#define JOIN_(a, b) a##b\n"
    "#define JOIN(a, b) JOIN_(a, b)\n"
    "#if WIDTH == 1\n"
    "#define VECTOR(T) T\n"
    "#define LOAD(p) p[i]\n"
    "#define STORE(x, p) p[i] = x\n"
    "#else\n"
    "#define VECTOR(T) JOIN(T, WIDTH)\n"
    "#define LOAD(p) JOIN(vload, WIDTH)(i, p)\n"
    "#define STORE(x, p) JOIN(vstore, WIDTH)(x, i, p)\n"
    "#endif\n"
    "#ifdef cl_khr_fp16\n"
    "#pragma OPENCL EXTENSION cl_khr_fp16 : enable\n"
    "#endif\n"
    "VECTOR(T) __attribute__((overloadable, const)) jn(VECTOR(int), VECTOR(T));\n"
    "VECTOR(T) __attribute__((overloadable, const)) yn(VECTOR(int), VECTOR(T));\n"
    "kernel void of_points(global const int *n, global const T *x, global T *j, global T *y) {\n"
    "  const size_t i = get_global_id(0);\n"
    "  STORE(jn(LOAD(n), LOAD(x)), j);\n"
    "  STORE(yn(LOAD(n), LOAD(x)), y);\n"
    "}\n";

// ---- Running it

static int orders[POINTS];
static uint64_t arguments[POINTS], results[2][POINTS];

static void pack(const element *t, void *to, const uint64_t *from, int count) {
  for (int i = 0; i < count; i++)
    memcpy((char *)to + (size_t)i * t->bits / 8, &from[i], t->bits / 8);
}

// The results of the first points, whose number is a multiple of the width; false if the kernel is compiled only
static bool run(const element *t, unsigned width, int points) {
  static uint64_t x[POINTS], of[2][POINTS];
  const size_t size = (size_t)points * t->bits / 8;
  char options[64];
  snprintf(options, sizeof options, "-DT=%s -DWIDTH=%u", t->name, width);
  pack(t, x, arguments, points);
  program *p = build(source, options);
  const bool ran = RUN(p, "of_points", (size_t)points / width, 0, INPUT(orders, (size_t)points * sizeof *orders),
                       INPUT(x, size), BUFFER(of[0], size), BUFFER(of[1], size));
  if (ran)
    for (int second = 0; second < 2; second++)
      for (int i = 0; i < points; i++) {
        results[second][i] = 0;
        memcpy(&results[second][i], (char *)of[second] + (size_t)i * t->bits / 8, t->bits / 8);
      }
  program_close(p);
  return ran;
}

// ---- Errors

static double worst[4]; // of J beyond and below the order, and of Y

static void check_result(const element *t, int i, bool second, mpfr_srcptr exact, mpfr_srcptr modulus) {
  const uint64_t got = results[second][i];
  const double x = as_double(t, arguments[i]), order = fabs((double)orders[i]);
  const bool below = fabs(x) < order;
  const double error = error_in(t, got, exact, ulp_exponent(t, below ? exact : modulus));
  double *most = &worst[2 * second + below];
  if (error > *most) {
    *most = error;
    if (test.verbose)
      printf("%cn(%d, %a) of %s: %.3f\n", "jy"[second], orders[i], x, t->name, error);
  }
  check(error <= (order > 8192 ? bound_of_great_orders : bound), "%cn(%d, %a) of %s is %a, wrong by %g units",
        "jy"[second], orders[i], x, t->name, as_double(t, got), error);
}

// The recurrence upwards, F(k + 1) = 2 k / x F(k) - F(k - 1), from two functions to that of this order. It is stable
// for Y, and for J up to the argument.
static void upwards(mpfr_ptr of_order, mpfr_srcptr x, long order, mpfr_ptr last, mpfr_ptr next) {
  mpfr_t factor;
  mpfr_init2(factor, BITS);
  for (long k = 1; k < order; k++) {
    mpfr_ui_div(factor, 2 * (unsigned long)k, x, MPFR_RNDN);
    mpfr_fms(last, factor, next, last, MPFR_RNDN);
    mpfr_swap(last, next);
  }
  mpfr_set(of_order, order ? next : last, MPFR_RNDN);
  mpfr_clear(factor);
}

// J and Y of n and of |x|, for which MPFR's own functions may take more memory than there is
static void reference(mpfr_ptr j, mpfr_ptr y, int n, mpfr_srcptr x) {
  const long order = labs((long)n);
  mpfr_t last, next;
  mpfr_inits2(BITS, last, next, NULL);
  if (mpfr_cmp_si(x, order) < 0) {
    mpfr_jn(j, order, x, MPFR_RNDN);
  } else {
    mpfr_j0(last, x, MPFR_RNDN), mpfr_j1(next, x, MPFR_RNDN);
    upwards(j, x, order, last, next);
  }
  mpfr_y0(last, x, MPFR_RNDN), mpfr_y1(next, x, MPFR_RNDN);
  upwards(y, x, order, last, next);
  if (n < 0 && n % 2)
    mpfr_neg(j, j, MPFR_RNDN), mpfr_neg(y, y, MPFR_RNDN);
  mpfr_clears(last, next, NULL);
}

static void check_point(const element *t, int i) {
  mpfr_t x, j, y, modulus;
  mpfr_inits2(BITS, x, j, y, modulus, NULL);
  mpfr_set_d(x, fabs(as_double(t, arguments[i])), MPFR_RNDN);
  reference(j, y, orders[i], x);
  mpfr_hypot(modulus, j, y, MPFR_RNDN);
  if (as_double(t, arguments[i]) < 0) {
    if (orders[i] % 2)
      mpfr_neg(j, j, MPFR_RNDN);
    check(is_nan(t, results[1][i]), "yn(%d, %a) is no NaN", orders[i], as_double(t, arguments[i]));
  } else {
    check_result(t, i, true, y, modulus);
  }
  check_result(t, i, false, j, modulus);
  mpfr_clears(x, j, y, modulus, NULL);
}

// ---- Points

static double uniform(double from, double to) { return from + (to - from) * (double)(random_bits() >> 11) * 0x1p-53; }

static void choose(const element *t, int i) {
  const uint64_t r = random_bits();
  const int n = (int)exp2(uniform(0, r & 1 ? 4 : r & 2 ? 7.2 : 9));
  orders[i] = r & 0x700 ? n : -n;
  double x;
  switch (r >> 4 & 7) {
  case 0: // all magnitudes
    x = exp2(uniform(-t->max_exponent, r & 4 ? 20 : t->max_exponent));
    break;
  case 1: // about the order, where functions stop oscillating
    x = n + uniform(-8, 8) * cbrt(n);
    break;
  case 2: // results near the ends of the range
    x = n * exp2(uniform(-1.2 * t->max_exponent, 0) / n);
    break;
  case 3: // where other ways to the result begin
    x = r & 4 ? 4096 + uniform(-1, 1) : 8;
    break;
  default:
    x = r & 4 ? uniform(0, 2 * n) : uniform(0, 6000);
  }
  arguments[i] = nearest_double(t, r & 0x3800 ? fabs(x) : -x);
}

static void check_usual(const element *t) {
  for (int i = 0; i < POINTS; i++)
    choose(t, i);
  if (!run(t, 1, POINTS))
    return;
  for (int i = 0; i < POINTS; i++)
    check_point(t, i);
}

// Debye's expansion and arguments about the order
static void check_debye(const element *t) {
  enum { FEW = 64 };
  for (int i = 0; i < FEW; i++) {
    const double n = exp2(uniform(8, 13));
    orders[i] = (int)n;
    arguments[i] = nearest_double(t, n + (i % 2 ? uniform(-8, 8) : uniform(0, 500)) * cbrt(n));
  }
  if (!run(t, 1, FEW))
    return;
  for (int i = 0; i < FEW; i++)
    check_point(t, i);
}

// Great orders: by the recurrence in numbers of 113 bits, upwards, and for J beyond the argument downwards
static const struct {
  int n;
  double x, j, j_low, y, y_low;
} great[] = {
    {1000000, 1000100, 0x1.ac3b935a3109dp-8, 0x1.11a46ap-62, 0x1.561d9157e6ad9p-11, 0x1.d5c942p-65},
    {1000000, 999500, 0x1.f900ecf621018p-25, -0x1.742e5cp-80, -0x1.56b162f4066dp+7, 0x1.53d076p-47},
    {100000007, 100001000, -0x1.51c47fd11146bp-11, 0x1.8f9ce2p-66, 0x1.069b8e9c86281p-10, 0x1.2e3c64p-64},
    {100000007, 99996000, 0x1.37784abaadd28p-46, -0x1.4b8838p-100, -0x1.39d6b265414cdp+24, -0x1.7cb918p-36},
    {100000007, 150000000, 0x1.d671a062cbf32p-15, -0x1.a54632p-70, -0x1.a78526b7a2e06p-15, 0x1.b8d1ffp-69},
};

static void check_great(const element *t) {
  const int count = sizeof great / sizeof *great;
  for (int i = 0; i < count; i++) {
    orders[i] = great[i].n;
    arguments[i] = nearest_double(t, great[i].x);
  }
  if (!run(t, 1, count))
    return;
  mpfr_t j, y, modulus;
  mpfr_inits2(110, j, y, modulus, NULL);
  for (int i = 0; i < count; i++) {
    mpfr_set_d(j, great[i].j, MPFR_RNDN);
    mpfr_set_d(y, great[i].y, MPFR_RNDN);
    mpfr_add_d(j, j, great[i].j_low, MPFR_RNDN);
    mpfr_add_d(y, y, great[i].y_low, MPFR_RNDN);
    mpfr_hypot(modulus, j, y, MPFR_RNDN);
    check_result(t, i, false, j, modulus);
    check_result(t, i, true, y, modulus);
  }
  mpfr_clears(j, y, modulus, NULL);
}

// The greatest orders, which take few steps, too: J(n + 1) Y(n) - J(n) Y(n + 1) is 2 / (pi x).
static void check_greatest(const element *t) {
  static const double x[] = {0x1p31, 0x1.8p31, 0x1.000004p31, 0x1p33, 0x1p62, 0x1p100};
  enum { COUNT = sizeof x / sizeof *x };
  for (int i = 0; i < 2 * COUNT; i++) {
    orders[i] = INT_MAX - i % 2;
    arguments[i] = nearest_double(t, x[i / 2]);
  }
  if (!run(t, 1, 2 * COUNT))
    return;
  for (int i = 0; i < COUNT; i++) {
    double j[2], y[2];
    for (int k = 0; k < 2; k++)
      j[k] = as_double(t, results[0][2 * i + k]), y[k] = as_double(t, results[1][2 * i + k]);
    const double wronskian = (j[0] * y[1] - j[1] * y[0]) * x[i] * M_PI / 2,
                 size = (fabs(j[0] * y[1]) + fabs(j[1] * y[0])) * x[i],
                 most = size * (t->index == FLOAT ? 0x1p-17 : 0x1p-48);
    check(fabs(wronskian - 1) <= most, "jn and yn of %s, of x = %a and the orders %d and %d: %g instead of 1", t->name,
          x[i], INT_MAX - 1, INT_MAX, wronskian);
  }
}

// ---- Special values

static const struct {
  int n;
  double x, j, y;
} special[] = {
    {0, 0.0, 1, -INFINITY},
    {0, -0.0, 1, -INFINITY},
    {1, 0.0, 0.0, -INFINITY},
    {1, -0.0, -0.0, -INFINITY},
    {2, -0.0, 0.0, -INFINITY},
    {3, -0.0, -0.0, -INFINITY},
    {-1, 0.0, -0.0, INFINITY},
    {-2, -0.0, 0.0, -INFINITY},
    {INT_MAX, 0.0, 0.0, -INFINITY},
    {INT_MIN, 0.0, 0.0, -INFINITY},
    {0, INFINITY, 0.0, 0.0},
    {5, INFINITY, 0.0, 0.0},
    {5, -INFINITY, -0.0, NAN},
    {INT_MIN, INFINITY, 0.0, 0.0},
    {0, NAN, NAN, NAN},
    {2, NAN, NAN, NAN},
    {INT_MAX, NAN, NAN, NAN},
    {0, -1.0, 0x1.87c7fdbd7b8fp-1, NAN},
    {INT_MAX, 1.0, 0.0, -INFINITY},
    {INT_MAX, -1.0, -0.0, NAN},
    {-INT_MAX, 1.0, -0.0, INFINITY},
    {INT_MIN, 1000.0, 0.0, -INFINITY},
    {INT_MAX, 0x1.fffp30, 0.0, -INFINITY},
    {2, 0x1p-600, 0.0, -INFINITY},
    {2, 0x1p-540, 0.0, -INFINITY},
};

static void check_special(const element *t) {
  const int count = sizeof special / sizeof *special;
  for (int i = 0; i < count; i++) {
    orders[i] = special[i].n;
    arguments[i] = nearest_double(t, special[i].x);
  }
  if (!run(t, 1, count))
    return;
  for (int i = 0; i < count; i++)
    for (int second = 0; second < 2; second++) {
      const uint64_t got = results[second][i], wanted = nearest_double(t, second ? special[i].y : special[i].j);
      check(got == wanted || (is_nan(t, got) && is_nan(t, wanted)), "%cn(%d, %a) of %s is %a, not %a", "jy"[second],
            orders[i], special[i].x, t->name, as_double(t, got), as_double(t, wanted));
    }
}

// ---- Vectors and half

// Elements of vectors have the scalar results.
static void check_widths(const element *t) {
  static const unsigned widths[] = {2, 3, 4, 8, 16};
  enum { COUNT = 480 };
  static uint64_t scalar[2][COUNT];
  for (int i = 0; i < COUNT; i++)
    choose(t, i);
  run(t, 1, COUNT);
  for (int second = 0; second < 2; second++)
    memcpy(scalar[second], results[second], sizeof scalar[second]);
  for (unsigned w = 0; w < sizeof widths / sizeof *widths; w++) {
    if (!run(t, widths[w], COUNT))
      continue;
    for (int second = 0; second < 2; second++)
      for (int i = 0; i < COUNT; i++)
        check(results[second][i] == scalar[second][i] ||
                  (is_nan(t, results[second][i]) && is_nan(t, scalar[second][i])),
              "%cn(%d, %a) of %s%u has other bits than of %s", "jy"[second], orders[i], as_double(t, arguments[i]),
              t->name, widths[w], t->name);
  }
}

// Results of half are those of float, rounded once more.
static void check_half(void) {
  static uint64_t half[2][POINTS];
  const element *h = types + HALF, *t = types + FLOAT;
  for (int i = 0; i < POINTS; i++)
    choose(h, i);
  run(h, 1, POINTS);
  memcpy(half, results, sizeof half);
  for (int i = 0; i < POINTS; i++)
    arguments[i] = nearest_double(t, as_double(h, arguments[i]));
  const bool ran = run(t, 1, POINTS);
  for (int second = 0; second < 2 && ran; second++)
    for (int i = 0; i < POINTS; i++) {
      const uint64_t wanted = nearest_double(h, as_double(t, results[second][i]));
      check(half[second][i] == wanted || (is_nan(h, half[second][i]) && is_nan(h, wanted)),
            "%cn(%d, %a) of half is not that of float", "jy"[second], orders[i], as_double(t, arguments[i]));
    }
  check_widths(h);
}

static void check_type(const element *t) {
  static void (*const parts[])(const element *) = {check_usual, check_debye, check_great};
  for (unsigned i = 0; i < sizeof parts / sizeof *parts; i++) {
    memset(worst, 0, sizeof worst);
    parts[i](t);
    if (test.verbose)
      printf("%s: J %.3f, beyond %.3f, Y %.3f, beyond %.3f\n", t->name, worst[0], worst[1], worst[2], worst[3]);
  }
  check_greatest(t);
  check_special(t);
  check_widths(t);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "Bessel functions of integer orders");
  check_type(types + FLOAT);
  if (device_has(test.device, "fp64"))
    check_type(types + DOUBLE);
  if (device_has(test.device, "fp16"))
    check_half();
  return harness_finish();
}
