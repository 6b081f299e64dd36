// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the functions of bounds.tsv (6.15.2), with pointers to every address space, by clc-ulp's judge: within the
// table's bounds, special values and signs of zeros exact. On processors, by default, a function without pointers is
// tried as a scalar and in one or two widths of vectors, which alternate: vectors.test and vectors_short.test compare
// the bits of 16 and 2 elements there. accuracy.test tries more arguments of scalars.
// ONE-DEVICE: accuracy.test and vectors.test compare the bits of all others.
// BUILTINS: math
#include "harness.h"
#include "exact.h"
#include "ulp/ulp.h"
#include <stdlib.h>
#include <string.h>

static table bounds;
static char **row, **row_of_second; // of what is tested, and of what its pointer receives, if that is a number

static bool is_named(const char *names, const char *name) {
  for (size_t length; *names; names += length + (names[length] != 0)) {
    length = strcspn(names, " ");
    if (names[length - 1] == '*' ? !strncmp(names, name, length - 1)
                                 : strlen(name) == length && !strncmp(names, name, length))
      return true;
  }
  return false;
}

// ---- The judge

static signature signature_of(const element *t, char **of) {
  signature s;
  if (!read_signature(&s, of, t))
    abort();
  return s;
}

// Of halves and floats the host's function in double: judge() looks at what differs from it.
static uint64_t correct(const call *c, char **of) {
  const signature s = signature_of(c->type, of);
  if (c->type->index == DOUBLE)
    return exact_result(&s, c->in);
  double x[MOST_ARGUMENTS] = {0};
  for (unsigned i = 0; i < s.count; i++)
    x[i] = as_double(argument_type(&s, i), c->in[i]);
  return nearest_double(c->type, s.function->quick(x));
}

// The sign that lgamma_r returns: that of gamma(x), 0 for zero and negative integers (7.5.1), 1 for infinities and NaN.
static int gamma_sign(double x) {
  const double whole = floor(x);
  if (x <= 0 && isfinite(x) && x == whole)
    return 0;
  return x < 0 && isfinite(x) && fmod(whole, 2) != 0 ? -1 : 1;
}

static void reference(call *c) {
  c->out[0] = correct(c, row);
  c->out[1] = row_of_second ? correct(c, row_of_second) : (uint32_t)gamma_sign(as_double(c->type, c->in[0]));
}

// Where a device may do as it likes, arguments are moderate, and results within 8192 ulp.
static double bound_of(const element *t) {
  const bool elsewhere = t->index == FLOAT && *row[ELSEWHERE] && strncmp(test.device_name, "cpu", 3);
  const double bound = strtod(row[elsewhere ? ELSEWHERE : OURS + t->index - HALF], NULL);
  if (t->index == DOUBLE && !strcmp(row[NAME], "cbrt"))
    return 0.51; // nearer than the table says
  return isinf(bound) ? 8192 : bound;
}

static bool accept(const call *c, unsigned result, uint64_t got) {
  // Beyond 2^16 the specification leaves half_sin, half_cos and half_tan open. OpenCL-CTS (unary_float.cpp) takes any
  // sine and cosine within 1 and any tangent but NaN.
  if (is_named("half_sin half_cos half_tan", row[NAME]) && fabs(as_double(c->type, c->in[0])) > 65536)
    return !strcmp(row[NAME], "half_tan") ? !is_nan(c->type, got) : fabs(as_double(c->type, got)) <= 1;
  if (result && !row_of_second)
    return false;
  const signature s = signature_of(c->type, result ? row_of_second : row);
  const double bound = bound_of(c->type);
  domain d;
  tally t = {0};
  read_domain(&d, row[DOMAIN]);
  judge(&t, &s, &d, c->in, got, false);
  return !t.special && !t.zero_sign && !t.flushed && (bound <= 0.5 ? !t.misrounded : t.max <= bound);
}

// ---- Arguments

static double even(void) { return 2 * (double)(random_bits() >> 11) * 0x1p-53 - 1; } // in [-1, 1)
static uint64_t magnitude(const element *t, uint64_t bits) { return bits & all_ones(t) >> 1; }

// Replaces an argument, half of the time, by one near a power of two, where all exponents are equally likely.
static void near_powers(call *c, unsigned argument) {
  const element *t = c->type;
  const uint64_t r = random_bits(), field = random_bits() % (2 * (uint64_t)t->max_exponent + 1);
  if (r & 1)
    c->in[argument] = magnitude(t, (field << t->fraction_bits) + random_bits() % 9 - 4) | (r & 2 ? sign_bit(t) : 0);
}
static void near_power(call *c) { near_powers(c, 0); }

// For exponentials: up to where the results overflow and underflow; and of every magnitude that matters to e^x - 1 or
// ln(1 + x), with odd multiples of ln(2) / 2, where the reduction to |t| <= ln(2) / 2 changes.
static void finite_powers(call *c) {
  if (random_bits() & 1)
    c->in[0] = nearest_double(c->type, (c->type->max_exponent + 15) * even());
}
static void about_zero(call *c) {
  const element *t = c->type;
  const uint64_t r = random_bits();
  const int low = -(int)t->fraction_bits - 3, high = t->index == DOUBLE ? 7 : 4;
  c->in[0] = (uint64_t)(t->max_exponent + low + (int)((r >> 8) % (unsigned)(high - low))) << t->fraction_bits |
             random_bits() >> (64 - t->fraction_bits) | (r & 1 ? sign_bit(t) : 0);
  if (r & 1 << 6)
    c->in[0] = nearest_double(t, ((int)(r >> 40) % (t->index == DOUBLE ? 2048 : 256) + 0.5) * (r & 2 ? M_LN2 : -M_LN2));
}

// For logarithms: near 1 and powers of two; near 2^k sqrt(2), where a logarithm's exponent changes.
static void about_one(call *c) {
  const element *t = c->type;
  const uint64_t r = random_bits();
  near_powers(c, 0);
  if (r & 1)
    c->in[0] = ((uint64_t)t->max_exponent << t->fraction_bits) +
               (random_bits() >> 8) % (1ull << (r >> 8) % (t->fraction_bits + 1)) * (r & 2 ? 1 : -1ull);
}
static void about_root(call *c) {
  const element *t = c->type;
  const uint64_t r = random_bits(), root = (uint64_t)ldexp(M_SQRT2 - 1, (int)t->fraction_bits);
  c->in[0] = (((uint64_t)t->max_exponent + (r >> 8) % 8 - 4) << t->fraction_bits) + root + (r >> 20) % 64 - 32;
}

static void small(call *c) { c->in[0] = nearest_double(c->type, 2 * even()); }

// For inverse functions and roots: within [-1, 1], and near 1/2, 1 and 2, where argument reductions begin. Pairs have
// quotients near these, or moderate, with any exponent, or are of very different magnitude.
static double near_halves(uint64_t r) {
  return ldexp(1 + even() * ldexp(1, -(int)(r >> 8) % 24), (int)(r >> 32) % 3 - 1) * (r & 4 ? 1 : -1);
}
static void common(call *c) {
  const uint64_t r = random_bits();
  near_powers(c, 0);
  if (r & 3)
    c->in[0] = nearest_double(c->type, r & 1 ? even() : near_halves(r));
}
static void pairs(call *c) {
  const element *t = c->type;
  const uint64_t r = random_bits();
  near_powers(c, 0);
  near_powers(c, 1);
  if (!(r & 3))
    return;
  const int exponent = (int)((r >> 16) % (2 * (unsigned)t->max_exponent - 2)) - t->max_exponent + 1;
  const double x = ldexp(even(), r & 8 ? 0 : exponent);
  c->in[0] = nearest_double(t, x);
  c->in[1] = nearest_double(t, x * (r & 1 ? even() : near_halves(r)));
}

// For gamma and error functions: half of the arguments lie between where the functions behave like a power of x and
// beyond where they overflow or underflow, many of them near multiples of 1/2; a quarter of lgamma's lie beside its
// zeros, of which each half-unit below -2 has one.
static void usual(call *c) {
  const uint64_t r = random_bits();
  if (r & 16)
    return;
  const double x = even() * (r & 4 ? (c->type->index == DOUBLE ? 190 : 45) : 5);
  const float part = (float)ldexp((double)(random_bits() >> 40), -(int)(r >> 16) % 40 - 24);
  c->in[0] = nearest_double(c->type, r & 1 ? rint(2 * x) / 2 + (r & 8 ? part : -part) : x);
}
static void beside_zeros(call *c) {
  const uint64_t r = random_bits();
  usual(c);
  if (r & 3)
    return;
  double low = 2 + (double)(r >> 2 & 31) / 2, high = low + 0.5, middle;
  const bool falls = low == floor(low);
  while ((middle = (low + high) / 2) > low && middle < high)
    *((fabs(tgamma(-middle)) > 1) == falls ? &low : &high) = middle;
  c->in[0] = nearest_double(c->type, -middle * (1 + ldexp(even(), -(int)(r >> 16) % 53)));
}

// For powers: results of every magnitude; integers of every magnitude.
static void powers(call *c) {
  const uint64_t r = random_bits();
  if (r & 1)
    return;
  about_one(c);
  const double log_x = log2(fabs(as_double(c->type, c->in[0])));
  const double y = (c->type->max_exponent + c->type->fraction_bits + 4) * even() / log_x;
  if (isfinite(log_x) && log_x != 0)
    c->in[1] = nearest_double(c->type, r & 2 ? rint(y) : y);
}
static void integer_powers(call *c) {
  powers(c);
  const double y = rint(as_double(c->type, c->in[1]));
  c->in[1] = fabs(y) < 0x1p31 ? (uint32_t)(int32_t)y : (uint32_t)random_bits();
}
static void roots(call *c) {
  const uint64_t r = random_bits();
  near_powers(c, 0);
  if (r & 1)
    c->in[1] = (uint32_t)((int32_t)(random_bits() >> 32) >> (r >> 8) % 31);
}

// For sines: next to multiples of pi/4 or 1/4, and of each type the argument that is nearest of all to a multiple of
// pi/2 (J.-M. Muller et al., Handbook of Floating-Point Arithmetic, 2nd ed., table 10.1: W. Kahan's and R. McDonald's
// search).
static void near_multiples(call *c, bool of_pi) {
  const element *t = c->type;
  const uint64_t r = random_bits();
  mpfr_t x;
  mpfr_init2(x, 240);
  if (of_pi)
    mpfr_const_pi(x, MPFR_RNDN);
  else
    mpfr_set_ui(x, 1, MPFR_RNDN);
  mpfr_div_2ui(x, x, 2, MPFR_RNDN);
  mpfr_mul_ui(x, x, random_bits() >> (11 + r % 53), MPFR_RNDN);
  const uint64_t bits = magnitude(t, nearest(t, x) + (r >> 8 & 3) - 1);
  if (bits < infinity(t))
    c->in[0] = bits | (r >> 16 & 1 ? sign_bit(t) : 0);
  mpfr_clear(x);
}
static void quarters_of_pi(call *c) {
  const uint64_t r = random_bits();
  if (r % 64 == 0)
    c->in[0] = nearest_double(c->type, c->type->index == DOUBLE ? ldexp(6381956970095103, 797) : ldexp(16367173, 72));
  else if (r & 1)
    near_multiples(c, true);
  else if (r & 2)
    near_powers(c, 0);
}
static void quarters(call *c) {
  if (random_bits() & 1)
    near_multiples(c, false);
}
static void below_65536(call *c) {
  near_multiples(c, true);
  if (!(fabs(as_double(c->type, c->in[0])) <= 65536))
    c->in[0] = nearest_double(c->type, ldexp((double)(random_bits() >> 40), -(int)(random_bits() % 40) - 8));
}
static void above_65536(call *c) { // all exponents from 2^16 to the greatest
  const element *t = c->type;
  const uint64_t r = random_bits(), exponent = t->max_exponent + 16 + (r >> 8) % (t->max_exponent - 15);
  c->in[0] = exponent << t->fraction_bits | random_bits() >> (64 - t->fraction_bits) | 1 | (r & 1 ? sign_bit(t) : 0);
}

// For native_ functions: away from multiples of pi/2, where the hardware's absolute error shows; positive, of moderate
// magnitude, and not near 1, where approximate logarithms have an absolute error.
static void first_quadrant(call *c) { c->in[0] = nearest_double(c->type, 0.75 + 0.625 * even()); }
static void moderate(call *c) {
  const uint64_t r = random_bits();
  for (int i = 0; i < 2; i++)
    c->in[i] =
        nearest_double(c->type, ldexp(1.75 + even() / 2, i || r & 1 ? (int)(r >> 8 & 3) : -(int)(r >> 8 & 3) - 2));
}

// For rint and its relatives: half of the arguments have small exponents, where numbers have fractions, and often few
// bits below the binary point, so that there are ties.
static void fractions(call *c) {
  const element *t = c->type;
  const uint64_t r = random_bits(), all = (1ull << t->fraction_bits) - 1;
  if (r & 1)
    return;
  const int exponent = (int)(r >> 8 & 0xff) % ((int)t->fraction_bits + 4) - 2, below = (int)t->fraction_bits - exponent;
  uint64_t fraction = random_bits() & all;
  if (exponent >= 0 && below > 0 && r & 2)
    fraction = (fraction >> (below - 1) << (below - 1)) + (r >> 3 & 3) - 1;
  c->in[0] = (r & 4 ? sign_bit(t) : 0) | (uint64_t)(exponent + t->max_exponent) << t->fraction_bits | (fraction & all);
}

// ---- Which functions, and the arguments that they are tried with beside any others

static const struct {
  const char *names; // * stands for the rest of a name
  void (*choose[2])(call *);
} functions[] = {
    {"exp exp2 exp10 expm1 sinh cosh", {finite_powers, about_zero}},
    {"log log2 log10 acosh", {about_one, about_root}},
    {"log1p", {about_one, about_zero}},
    {"tanh asinh", {about_zero, small}},
    {"atanh", {about_one, small}},
    {"asin acos atan asinpi acospi atanpi cbrt rcbrt erfcinv erfinv normcdfinv", {common}},
    {"atan2 atan2pi hypot rhypot norm3d norm4d rnorm3d rnorm4d", {pairs}},
    {"sqrt rsqrt", {near_power}},
    {"pow powr", {powers}},
    {"pown", {integer_powers}},
    {"rootn", {roots}},
    {"cyl_bessel_i0 cyl_bessel_i1 erf erfc erfcx j0 j1 normcdf tgamma y0 y1", {usual}},
    {"lgamma lgamma_r", {beside_zeros}},
    {"sin cos tan sincos", {quarters_of_pi}},
    {"sinpi cospi tanpi", {quarters}},
    {"rint floor ceil trunc round", {fractions}},
    {"half_sin half_cos half_tan", {below_65536, above_65536}},
    {"native_sin native_cos native_tan", {first_quadrant}},
    {"native_*", {moderate}},
    {"half_*", {0}},
};

static char **find_row(const char *name) {
  for (size_t i = 0; i < bounds.count; i++)
    if (!strcmp(bounds.lines[i][NAME], name))
      return bounds.lines[i];
  return NULL;
}

static void check_function(size_t number, void (*const *choose)(call *)) {
  static const unsigned turns[] = {WIDTH(2) | WIDTH(16), WIDTH(3) | WIDTH(8), WIDTH(4)};
  const char *name = row[NAME], *call = row[CALL];
  char prototype[96], second[32];
  snprintf(second, sizeof second, "%s.cos", name);
  row_of_second = find_row(second);
  snprintf(prototype, sizeof prototype, "gentype %s(gentype x%s%s%s%s%s%s)", name,
           call_reads(call, 'y') ? ", gentype y" : "", call_reads(call, 'z') ? ", gentype z" : "",
           call_reads(call, 'w') ? ", gentype w" : "", call_reads(call, 'n') ? ", intn n" : "",
           call_reads(call, 'p') ? ", gentype *p" : "", call_reads(call, 'q') ? ", intn *q" : "");
  builtin_test b = {prototype, 0, reference, .accept = accept, .undeclared = strstr(row[DOMAIN], "undeclared")};
  const bool is_processor = !strncmp(test.device_name, "cpu", 3);
  if (is_processor && !call_reads(call, 'p') && !call_reads(call, 'q') && !test.full && !test.width)
    b.widths = WIDTH(1) | turns[number % 3];
  for (unsigned i = HALF; i <= DOUBLE; i++)
    if (*row[OURS + i - HALF] != '-')
      b.types |= ONE(i);
  // MPFR has no inverse functions, and finding each takes it long: accuracy.test judges fewer, vectors.test all widths'
  // bits.
  if (is_named("erfcinv normcdfinv", name) && !test.full)
    b.types &= ~ONE(DOUBLE);
  if (is_approximation(name)) { // is tried with these arguments alone, and with any if there are none
    b.arguments = choose[0];
    b.further[0] = choose[0] ? choose[1] : NULL;
  } else {
    memcpy(b.further, choose, sizeof b.further);
  }
  check_builtins(&b, 1);
}

int main(int argc, char **argv) {
  harness_start(argc, argv, "functions of mathematics");
  char path[4200];
  snprintf(path, sizeof path, "%s/../../share/oneclc/bounds.tsv", program_folder());
  bounds = need_table(path, COLUMNS);
  judge_start();
  for (size_t i = 0; i < bounds.count; i++) {
    row = bounds.lines[i];
    for (size_t k = 0; k < sizeof functions / sizeof *functions; k++)
      if (is_named(functions[k].names, row[NAME])) {
        check_function(i, functions[k].choose);
        break;
      }
  }
  return harness_finish();
}
