// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of oneclc/extensions.h. Special values are those of NVIDIA's CUDA Math API Reference Manual.
#include "functions.h"
#include <math.h>

EXACT(rcbrt) { return mpfr_rootn_si(r, x[0], -3, MPFR_RNDN); }
QUICK(rcbrt) { return 1 / cbrt(x[0]); }

// The sum of so many squares, without an error: numbers of 64 bits at most, whose squares lie 4300 bits apart at most.
// NaN and infinity come out as a length has them: infinite coordinates count before NaN.
static void sum_of_squares(mpfr_ptr sum, mpfr_t x[], unsigned count) {
  mpfr_set_zero(sum, 1);
  for (unsigned i = 0; i < count; i++)
    if (mpfr_inf_p(x[i])) {
      mpfr_set_inf(sum, 1);
      return;
    }
  for (unsigned i = 0; i < count; i++) {
    mpfr_t square;
    mpfr_init2(square, 128);
    mpfr_sqr(square, x[i], MPFR_RNDN);
    mpfr_add(sum, sum, square, MPFR_RNDN);
    mpfr_clear(square);
  }
}
static int length(mpfr_ptr r, mpfr_t x[], unsigned count, int (*root)(mpfr_ptr, mpfr_srcptr, mpfr_rnd_t)) {
  mpfr_t sum;
  mpfr_init2(sum, 4500);
  sum_of_squares(sum, x, count);
  const int ternary = root(r, sum, MPFR_RNDN);
  mpfr_clear(sum);
  return ternary;
}
static double host_length(const double x[], unsigned count) { // of floats, whose squares are in range
  double sum = 0;
  for (unsigned i = 0; i < count; i++)
    sum = isinf(x[i]) || isinf(sum) ? INFINITY : sum + x[i] * x[i];
  return sqrt(sum);
}
#define LENGTH(NAME, COUNT) \
  EXACT(NAME) { return length(r, x, COUNT, mpfr_sqrt); } \
  QUICK(NAME) { return host_length(x, COUNT); } \
  EXACT(r##NAME) { return length(r, x, COUNT, mpfr_rec_sqrt); } \
  QUICK(r##NAME) { return 1 / host_length(x, COUNT); }
LENGTH(norm3d, 3)
LENGTH(norm4d, 4)
EXACT(rhypot) { return length(r, x, 2, mpfr_rec_sqrt); }
QUICK(rhypot) { return 1 / host_length(x, 2); }

// Rounds a result that lies between two bounds, which `between` computes to the precision of the variables that it is
// given: the precision grows until both round to one number, on whose same side they lie.
typedef void bounds(mpfr_ptr low, mpfr_ptr high, mpfr_srcptr x);
static int rounded_between(mpfr_ptr r, mpfr_srcptr x, bounds *between) {
  mpfr_t low, high, other;
  int ternary, other_ternary;
  mpfr_inits2(mpfr_get_prec(r), low, high, other, NULL);
  for (mpfr_prec_t bits = mpfr_get_prec(r) + 32;; bits *= 2) {
    mpfr_set_prec(low, bits);
    mpfr_set_prec(high, bits);
    between(low, high, x);
    ternary = mpfr_set(r, low, MPFR_RNDN);
    other_ternary = mpfr_set(other, high, MPFR_RNDN);
    if (mpfr_equal_p(r, other) && ternary && other_ternary && (ternary > 0) == (other_ternary > 0))
      break;
  }
  mpfr_clears(low, high, other, NULL);
  return ternary;
}

// For x > 2^10: (1 - t + 3 t^2 - 15 t^3 + ...) / (sqrt(pi) x), t = 1 / (2 x^2), up to terms below 2^-bits. The rest is
// less than the first of them, as signs alternate, and roundings contribute 2^-30 of a unit.
static void erfcx_of_great(mpfr_ptr low, mpfr_ptr high, mpfr_srcptr x) {
  const mpfr_prec_t bits = mpfr_get_prec(low);
  mpfr_t sum, term, square;
  mpfr_inits2(bits + 40, sum, term, NULL);
  mpfr_init2(square, 128);
  mpfr_sqr(square, x, MPFR_RNDN); // exact
  mpfr_set_ui(sum, 1, MPFR_RNDN);
  mpfr_set_ui(term, 1, MPFR_RNDN);
  for (long k = 1;; k += 2) {
    mpfr_mul_si(term, term, -k, MPFR_RNDN);
    mpfr_div(term, term, square, MPFR_RNDN);
    mpfr_div_2ui(term, term, 1, MPFR_RNDN);
    if (mpfr_get_exp(term) < -bits)
      break;
    mpfr_add(sum, sum, term, MPFR_RNDN);
  }
  mpfr_div(sum, sum, x, MPFR_RNDN);
  mpfr_const_pi(term, MPFR_RNDN);
  mpfr_sqrt(term, term, MPFR_RNDN);
  mpfr_div(sum, sum, term, MPFR_RNDN);
  mpfr_set(low, sum, MPFR_RNDD);
  mpfr_set(high, sum, MPFR_RNDU);
  for (int i = 0; i < 4; i++)
    mpfr_nextbelow(low), mpfr_nextabove(high);
  mpfr_clears(sum, term, square, NULL);
}
static void erfcx_between(mpfr_ptr low, mpfr_ptr high, mpfr_srcptr x) {
  if (mpfr_cmp_d(x, 0x1p10) > 0) {
    erfcx_of_great(low, high, x);
    return;
  }
  mpfr_t square, power;
  mpfr_init2(square, 128);
  mpfr_init2(power, mpfr_get_prec(low));
  mpfr_sqr(square, x, MPFR_RNDN); // exact
  mpfr_exp(power, square, MPFR_RNDD);
  mpfr_erfc(low, x, MPFR_RNDD);
  mpfr_mul(low, low, power, MPFR_RNDD);
  mpfr_exp(power, square, MPFR_RNDU);
  mpfr_erfc(high, x, MPFR_RNDU);
  mpfr_mul(high, high, power, MPFR_RNDU);
  mpfr_clears(square, power, NULL);
}
EXACT(erfcx) {
  if (mpfr_nan_p(x[0]) || mpfr_zero_p(x[0]) || mpfr_inf_p(x[0])) { // those of erfc, but for what exceeds all numbers
    const int ternary = mpfr_erfc(r, x[0], MPFR_RNDN);
    if (mpfr_inf_p(x[0]) && mpfr_sgn(x[0]) < 0)
      mpfr_set_inf(r, 1);
    return ternary;
  }
  if (mpfr_cmp_d(x[0], -1e4) < 0) { // far beyond double
    mpfr_set_inf(r, 1);
    return 1;
  }
  return rounded_between(r, x[0], erfcx_between);
}
QUICK(erfcx) {
  const long double a = x[0], t = 1 / (2 * a * a);
  if (a > 100) // The series' next term is less than 2^-60.
    return (double)((1 - t * (1 - t * (3 - t * (15 - t * 105)))) / (a * sqrtl(acosl(-1))));
  return (double)(expl(a * a) * erfcl(a));
}

// erfc(-x / sqrt(2)) / 2, at both ends of an interval around that argument
static void normcdf_between(mpfr_ptr low, mpfr_ptr high, mpfr_srcptr x) {
  mpfr_t from, to;
  mpfr_inits2(mpfr_get_prec(low), from, to, NULL);
  mpfr_set_ui(from, 2, MPFR_RNDN);
  mpfr_sqrt(from, from, MPFR_RNDN);
  mpfr_div(from, x, from, MPFR_RNDN); // within two units in the last place
  mpfr_neg(from, from, MPFR_RNDN);
  mpfr_set(to, from, MPFR_RNDN);
  for (int i = 0; i < 2; i++)
    mpfr_nextbelow(from), mpfr_nextabove(to);
  mpfr_erfc(low, to, MPFR_RNDD);
  mpfr_erfc(high, from, MPFR_RNDU);
  mpfr_div_2ui(low, low, 1, MPFR_RNDD);
  mpfr_div_2ui(high, high, 1, MPFR_RNDU);
  mpfr_clears(from, to, NULL);
}
EXACT(normcdf) {
  if (mpfr_nan_p(x[0]) || mpfr_inf_p(x[0])) {
    mpfr_set_nan(r);
    if (mpfr_inf_p(x[0]))
      mpfr_set_ui(r, mpfr_sgn(x[0]) > 0, MPFR_RNDN);
    return 0;
  }
  if (mpfr_zero_p(x[0]))
    return mpfr_set_d(r, 0.5, MPFR_RNDN);
  if (mpfr_cmp_d(x[0], -1e3) < 0) // far below double
    return mpfr_set_ui_2exp(r, 1, -100000, MPFR_RNDN), 1;
  // 1 - e^(-x^2 / 2) and more, which lies less than half a unit in the last place below 1
  if (mpfr_cmp_d(x[0], sqrt(1.4 * ((double)mpfr_get_prec(r) + 4))) > 0)
    return mpfr_set_ui(r, 1, MPFR_RNDN), 1;
  return rounded_between(r, x[0], normcdf_between);
}
QUICK(normcdf) { return (double)(erfcl(-x[0] / sqrtl(2)) / 2); }

// The y > 0 with erfc(y) = e, 0 < e < 1, by Newton's method for ln(erfc(y)) - ln(e), which is concave: its steps are
// monotonic from the second one on. It starts where e^(-y^2) is e or, for small e, about sqrt(pi) y e.
static long double host_erfcinv(long double e) {
  const long double log_e = logl(e), pi = acosl(-1);
  long double y = sqrtl(-log_e - (e < 0.05L ? logl(-pi * log_e) / 2 : 0)), step;
  do {
    const long double value = erfcl(y);
    step = (logl(value) - log_e) * value * expl(y * y) * (sqrtl(pi) / 2);
    y += step;
  } while (fabsl(step) > 1e-8L * y); // the next step would be about half the square of that
  return y;
}
static long double host_erfinv(long double x) {
  const long double a = fabsl(x);
  if (a > 0.25L)
    return copysignl(host_erfcinv(1 - a), x);
  long double y = a * (sqrtl(acosl(-1)) / 2), step;
  for (int i = 0; i < 4; i++) {
    step = (erfl(y) - a) * expl(y * y) * (sqrtl(acosl(-1)) / 2);
    y -= step;
  }
  return copysignl(y, x);
}

// Bounds of the y > 0 with erf(y) = value or, of the complement, erfc(y) = value: Newton's method, and a test on both
// sides of where it ends.
static void inverse_between(mpfr_ptr low, mpfr_ptr high, mpfr_srcptr value, bool complement, long double start) {
  const mpfr_prec_t bits = mpfr_get_prec(low);
  mpfr_t y, slope, step;
  mpfr_inits2(bits + 64, y, slope, step, NULL);
  mpfr_set_ld(y, start, MPFR_RNDN);
  for (mpfr_prec_t good = 40;; good *= 2) {
    mpfr_sqr(slope, y, MPFR_RNDN); // the slope's reciprocal, e^(y^2) sqrt(pi) / 2
    mpfr_exp(slope, slope, MPFR_RNDN);
    mpfr_const_pi(step, MPFR_RNDN);
    mpfr_sqrt(step, step, MPFR_RNDN);
    mpfr_mul(slope, slope, step, MPFR_RNDN);
    mpfr_div_2ui(slope, slope, 1, MPFR_RNDN);
    (complement ? mpfr_erfc : mpfr_erf)(step, y, MPFR_RNDN);
    mpfr_sub(step, step, value, MPFR_RNDN);
    mpfr_mul(step, step, slope, MPFR_RNDN);
    (complement ? mpfr_add : mpfr_sub)(y, y, step, MPFR_RNDN);
    if (good > bits)
      break;
  }
  mpfr_set(low, y, MPFR_RNDD);
  mpfr_set(high, y, MPFR_RNDU);
  // Which of the bounds has the lesser value: erf grows, and erfc falls.
  mpfr_ptr less = complement ? high : low, greater = complement ? low : high;
  for (;;) {
    (complement ? mpfr_erfc : mpfr_erf)(step, less, MPFR_RNDU);
    const bool is_less = mpfr_cmp(step, value) <= 0;
    (complement ? mpfr_erfc : mpfr_erf)(step, greater, MPFR_RNDD);
    const bool is_greater = mpfr_cmp(step, value) >= 0;
    if (is_less && is_greater)
      break;
    mpfr_nextbelow(low);
    mpfr_nextabove(high);
  }
  mpfr_clears(y, slope, step, NULL);
}

// The same of erfinv(x), |x| < 1
static void erfinv_between(mpfr_ptr low, mpfr_ptr high, mpfr_srcptr x) {
  mpfr_t value;
  mpfr_init2(value, 2200); // 1 - |x|, too
  mpfr_abs(value, x, MPFR_RNDN);
  const bool complement = mpfr_cmp_d(value, 0.25) > 0;
  if (complement)
    mpfr_ui_sub(value, 1, value, MPFR_RNDN);
  const long double number = mpfr_get_ld(value, MPFR_RNDN);
  inverse_between(low, high, value, complement, complement ? host_erfcinv(number) : host_erfinv(number));
  if (mpfr_sgn(x) < 0) {
    mpfr_swap(low, high);
    mpfr_neg(low, low, MPFR_RNDN);
    mpfr_neg(high, high, MPFR_RNDN);
  }
  mpfr_clear(value);
}
EXACT(erfinv) {
  if (mpfr_zero_p(x[0]))
    return mpfr_set(r, x[0], MPFR_RNDN);
  if (mpfr_nan_p(x[0]) || mpfr_cmpabs_ui(x[0], 1) >= 0) {
    mpfr_set_nan(r);
    if (!mpfr_nan_p(x[0]) && mpfr_cmpabs_ui(x[0], 1) == 0)
      mpfr_set_inf(r, mpfr_sgn(x[0]));
    return 0;
  }
  return rounded_between(r, x[0], erfinv_between);
}
QUICK(erfinv) {
  return fabs(x[0]) == 0 ? x[0] : fabs(x[0]) < 1 ? (double)host_erfinv(x[0]) : fabs(x[0]) == 1 ? x[0] * INFINITY : NAN;
}

// The same of erfcinv(x), 0 < x < 2
static void erfcinv_between(mpfr_ptr low, mpfr_ptr high, mpfr_srcptr x) {
  if (mpfr_cmp_d(x, 0.75) < 0) {
    inverse_between(low, high, x, true, host_erfcinv(mpfr_get_ld(x, MPFR_RNDN)));
    return;
  }
  mpfr_t rest;
  mpfr_init2(rest, 128);
  mpfr_ui_sub(rest, 1, x, MPFR_RNDN); // exact, as x is a double
  erfinv_between(low, high, rest);
  mpfr_clear(rest);
}
static int inverse_of_complement(mpfr_ptr r, mpfr_srcptr x, bounds *between) {
  if (mpfr_nan_p(x) || mpfr_sgn(x) < 0 || mpfr_cmp_ui(x, 2) > 0)
    mpfr_set_nan(r);
  else if (mpfr_zero_p(x) || mpfr_cmp_ui(x, 2) == 0)
    mpfr_set_inf(r, mpfr_zero_p(x) ? 1 : -1);
  else if (mpfr_cmp_ui(x, 1) == 0)
    mpfr_set_zero(r, 1);
  else
    return rounded_between(r, x, between);
  return 0;
}
EXACT(erfcinv) { return inverse_of_complement(r, x[0], erfcinv_between); }
static long double host_inverse_of_complement(long double x) {
  return x == 0 || x == 2    ? (1 - x) * INFINITY
         : !(x > 0 && x < 2) ? NAN
         : x < 0.75L         ? host_erfcinv(x)
                             : host_erfinv(1 - x);
}
QUICK(erfcinv) { return (double)host_inverse_of_complement(x[0]); }

// -sqrt(2) erfcinv(x), which is normcdfinv(x / 2)
static void normcdfinv_between(mpfr_ptr low, mpfr_ptr high, mpfr_srcptr x) {
  erfcinv_between(low, high, x);
  const bool negative = mpfr_sgn(low) < 0;
  mpfr_t root;
  mpfr_init2(root, mpfr_get_prec(low));
  mpfr_sqrt_ui(root, 2, negative ? MPFR_RNDU : MPFR_RNDD);
  mpfr_mul(low, low, root, MPFR_RNDD);
  mpfr_sqrt_ui(root, 2, negative ? MPFR_RNDD : MPFR_RNDU);
  mpfr_mul(high, high, root, MPFR_RNDU);
  mpfr_clear(root);
  mpfr_swap(low, high);
  mpfr_neg(low, low, MPFR_RNDN);
  mpfr_neg(high, high, MPFR_RNDN);
}
EXACT(normcdfinv) {
  mpfr_t twice;
  mpfr_init2(twice, 64);
  mpfr_mul_2ui(twice, x[0], 1, MPFR_RNDN);
  int ternary = inverse_of_complement(r, twice, normcdfinv_between);
  mpfr_clear(twice);
  if (mpfr_inf_p(r))
    mpfr_neg(r, r, MPFR_RNDN);
  return ternary;
}
QUICK(normcdfinv) {
  const long double y = host_inverse_of_complement(2 * (long double)x[0]);
  return y == 0 ? 0 : (double)(-sqrtl(2) * y);
}

// I_order(x), order 0 or 1, by its series of positive terms, (x/2)^order times the sum of (x/2)^(2k) / (k! (k +
// order)!): each term is half the last one at most from k = |x| on, and each rounding contributes 2^-40 of a unit.
static void bessel_i_between(mpfr_ptr low, mpfr_ptr high, mpfr_srcptr x, unsigned long order) {
  const mpfr_prec_t bits = mpfr_get_prec(low);
  mpfr_t sum, term, square;
  mpfr_inits2(bits + 40, sum, term, NULL);
  mpfr_init2(square, 128);
  mpfr_sqr(square, x, MPFR_RNDN); // exact
  mpfr_div_2ui(square, square, 2, MPFR_RNDN);
  mpfr_set_ui(term, 1, MPFR_RNDN);
  if (order)
    mpfr_div_2ui(term, x, 1, MPFR_RNDN);
  mpfr_set(sum, term, MPFR_RNDN);
  for (unsigned long k = 1; mpfr_get_exp(term) >= mpfr_get_exp(sum) - bits - 8 || mpfr_cmp_ui(square, k * k / 2) > 0;
       k++) {
    mpfr_mul(term, term, square, MPFR_RNDN);
    mpfr_div_ui(term, term, k * (k + order), MPFR_RNDN);
    mpfr_add(sum, sum, term, MPFR_RNDN);
  }
  mpfr_set(low, sum, MPFR_RNDD);
  mpfr_set(high, sum, MPFR_RNDU);
  mpfr_nextbelow(low), mpfr_nextabove(high);
  mpfr_clears(sum, term, square, NULL);
}
static void bessel_i0_between(mpfr_ptr low, mpfr_ptr high, mpfr_srcptr x) { bessel_i_between(low, high, x, 0); }
static void bessel_i1_between(mpfr_ptr low, mpfr_ptr high, mpfr_srcptr x) { bessel_i_between(low, high, x, 1); }
static int bessel_i(mpfr_ptr r, mpfr_srcptr x, unsigned long order, bounds *between) {
  if (mpfr_zero_p(x))
    return order ? mpfr_set(r, x, MPFR_RNDN) : mpfr_set_ui(r, 1, MPFR_RNDN);
  if (mpfr_nan_p(x)) {
    mpfr_set_nan(r);
    return 0;
  }
  if (mpfr_cmpabs_ui(x, 1000) > 0) { // infinite, or far beyond double
    mpfr_set_inf(r, order ? mpfr_sgn(x) : 1);
    return mpfr_inf_p(x) ? 0 : mpfr_sgn(r);
  }
  return rounded_between(r, x, between);
}
EXACT(cyl_bessel_i0) { return bessel_i(r, x[0], 0, bessel_i0_between); }
EXACT(cyl_bessel_i1) { return bessel_i(r, x[0], 1, bessel_i1_between); }
static double host_bessel_i(double x, int order) {
  const long double square = (long double)x * x / 4;
  long double term = order ? x / 2 : 1, sum = term;
  if (fabs(x) > 1000)
    return order ? x * INFINITY : INFINITY;
  for (int k = 1; fabsl(term) > 0x1p-62L * fabsl(sum) || square > k * k / 2; k++)
    sum += term *= square / (k * (k + order));
  return (double)sum;
}
QUICK(cyl_bessel_i0) { return host_bessel_i(x[0], 0); }
QUICK(cyl_bessel_i1) { return host_bessel_i(x[0], 1); }

// CUDA's results at infinity: zeros, of J_1 with the argument's sign
EXACT(j0) { return mpfr_inf_p(x[0]) ? mpfr_set_zero(r, 1), 0 : mpfr_j0(r, x[0], MPFR_RNDN); }
EXACT(j1) { return mpfr_inf_p(x[0]) ? mpfr_set_zero(r, mpfr_sgn(x[0])), 0 : mpfr_j1(r, x[0], MPFR_RNDN); }
QUICK(j0) { return (double)j0l(x[0]); }
QUICK(j1) { return isinf(x[0]) ? copysign(0, x[0]) : (double)j1l(x[0]); }
// Negative infinity at zeros of any sign, too
EXACT(y0) { return mpfr_zero_p(x[0]) ? mpfr_set_inf(r, -1), 0 : mpfr_y0(r, x[0], MPFR_RNDN); }
EXACT(y1) { return mpfr_zero_p(x[0]) ? mpfr_set_inf(r, -1), 0 : mpfr_y1(r, x[0], MPFR_RNDN); }
QUICK(y0) { return x[0] == 0 ? -INFINITY : (double)y0l(x[0]); }
QUICK(y1) { return x[0] == 0 ? -INFINITY : (double)y1l(x[0]); }

const function extensions[] = {
    ENTRY(cyl_bessel_i0),
    ENTRY(cyl_bessel_i1),
    ENTRY(erfcinv),
    ENTRY(erfcx),
    ENTRY(erfinv),
    ENTRY(j0),
    ENTRY(j1),
    ENTRY(norm3d),
    ENTRY(norm4d),
    ENTRY(normcdf),
    ENTRY(normcdfinv),
    ENTRY(rcbrt),
    ENTRY(rhypot),
    ENTRY(rnorm3d),
    ENTRY(rnorm4d),
    ENTRY(y0),
    ENTRY(y1),
};
const size_t extension_count = sizeof extensions / sizeof *extensions;
