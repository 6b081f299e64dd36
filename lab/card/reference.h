// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// References of the correctly rounded functions of double, with errors below 2^-145 of the result, in the numbers of
// real.h; and the arguments at which functions are judged. They share no code and no table with the library. The host
// compares them with MPFR (reference.cu); the card judges by them (double.cu).
#ifndef ONECLC_CARD_REFERENCE_H
#define ONECLC_CARD_REFERENCE_H
#include "real.h"

// ---- Constants, which the host computes by MPFR (constants.h)

enum {
  POWERS = 128,
  POWER_TERMS = 15,
  LOG_TERMS = 23,
  SINE_TERMS = 20,
  TANGENTS = 33,
  ANGLE_TERMS = 13,
  PI_WORDS = 10
};
enum { ERF_TERMS = 30, ERFC_TERMS = 34, GAMMA_FROM = 40, GAMMA_TERMS = 22, ZETA_TERMS = 24 };

struct constants {
  real ln2, ln10, over_ln2, over_ln10;
  real ln2_over_128, powers[POWERS];            // 2^(i/128)
  real inverse_factorials[POWER_TERMS];         // 1/1!, 1/2!, ...
  real inverse[POWERS], log_of_inverse[POWERS]; // log_table_inverse(i), and its logarithm
  real log_terms[LOG_TERMS];                    // 1, -1/2, 1/3, ...
  real pi, half_pi, over_pi;
  uint32_t two_over_pi[32 + PI_WORDS];                   // its bits, from the first 32 on
  real sine_terms[SINE_TERMS], cosine_terms[SINE_TERMS]; // 1, -1/3!, 1/5!, ...; 1, -1/2!, 1/4!, ...
  real angles[TANGENTS], angle_terms[ANGLE_TERMS];       // the angle of the tangent i/32; 1, -1/3, 1/5, ...
  real erf_terms[ERF_TERMS];                             // of erf x / x in x^2
  // erfc's rule, with the step 3/10: above and below the line, polynomials in x^2; 2 step/pi, 2 pi/step
  real above[ERFC_TERMS], below[ERFC_TERMS + 1], two_steps_over_pi, two_pi_over_step;
  real gamma_terms[GAMMA_TERMS], half_log_two_pi; // B(2k) / (2k (2k - 1))
  real zeta_terms[ZETA_TERMS];                    // of ln gamma(1 + t) / t
};

#ifdef __CUDACC__
__device__ constants on_card;
#endif
static constants on_host;
#ifdef __CUDA_ARCH__
#define the on_card
#else
#define the on_host
#endif

// Nearly 1/x, of the x between 1 + i/128 and 1 + (i + 1)/128, or of x/2 where x is above the root of 2. Next to 1 it
// is 1.
enum { HALVED_FROM = 53 };
static inline double log_table_inverse(int i) {
  double middle = (257 + 2 * i) / 256. / (i < HALVED_FROM ? 1 : 2);
  return i == 0 || i == POWERS - 1 ? 1 : round(256 / middle) / 256;
}

// ---- Powers

// e^x = 2^(n/128) (1 + p): returns p, and stores n. Beyond any result's range n is so, too.
BOTH real power_less_one(real x, int *n) {
  double rough = leading(x) * (128 / 0.693147180559945309);
  *n = (int)fmin(fmax(rint(rough), -0x1p20), 0x1p20);
  if (fabs(rough) > 0x1p19)
    return real_of(0);
  real t = x - *n * the.ln2_over_128;
  return t * series(t, the.inverse_factorials, POWER_TERMS);
}

BOTH real exponential(real x) {
  int n;
  real p = power_less_one(x, &n);
  return scaled(the.powers[n & (POWERS - 1)] * (1. + p), n >> 7);
}

BOTH real exponential_less_one(real x) {
  int n;
  real p = power_less_one(x, &n);
  return n ? scaled(the.powers[n & (POWERS - 1)] * (1. + p), n >> 7) - real_of(1) : p;
}

// ---- Logarithms

// ln(1 + r), |r| <= 2^-7
BOTH real log_near_one(real r) { return r * series(r, the.log_terms, LOG_TERMS); }

BOTH real logarithm(real x) { // x >= 0
  if (is_zero(x))
    return -infinite();
  int i = x.m.word[WORDS - 1] >> 24 & (POWERS - 1), n = i < HALVED_FROM ? x.exponent - 1 : x.exponent;
  x.exponent -= n;
  return n * the.ln2 + (log_near_one(the.inverse[i] * x - real_of(1)) - the.log_of_inverse[i]);
}

BOTH real log_of_one_plus(real y) { return y.exponent < -8 ? log_near_one(y) : logarithm(1. + y); }

// ---- Angles

// |x| = n pi/2 + t, |t| <= pi/4: returns t, and stores n modulo 4 (M. H. Payne, R. N. Hanek, "Radian reduction for
// trigonometric functions", 1983). Bits of 2/pi whose products with x are multiples of 4 are left out; the next 320
// bits give the result to 2^-200, and no double is nearer to a multiple than 2^-62.
BOTH real rest_of_angle(double x, int *n) {
  *n = 0;
  x = fabs(x);
  if (x < 0.785)
    return real_of(x);
  const uint64_t bits = bits_of(x), significand = (bits & ((1ull << 52) - 1)) | 1ull << 52;
  const int exponent = (int)(bits >> 52) - 1075, skipped = exponent < 2 ? 0 : (exponent - 2) / 32;
  const uint32_t factor[2] = {(uint32_t)significand, (uint32_t)(significand >> 32)};
  words<PI_WORDS + 2> product = {};
#pragma unroll
  for (int j = 0; j < 2; j++) {
    uint64_t carry = 0;
#pragma unroll
    for (int i = 0; i < PI_WORDS; i++) {
      carry += (uint64_t)factor[j] * the.two_over_pi[skipped + PI_WORDS - 1 - i] + product.word[i + j];
      product.word[i + j] = (uint32_t)carry;
      carry >>= 32;
    }
    product.word[PI_WORDS + j] = (uint32_t)carry;
  }
  // A quarter of the product modulo 4, as a fraction
  const int shift = exponent - 32 * skipped + 62; // 9 to 95
  if (shift & 64)
    product = shifted_by_words(product, 2);
  if (shift & 32)
    product = shifted_by_words(product, 1);
  product = shifted_left(product, shift & 31);
  *n = product.word[PI_WORDS + 1] >> 30;
  product = shifted_left(product, 2);
  real t = {};
  if (product.word[PI_WORDS + 1] >> 31) { // the nearest multiple is the next one
    uint32_t carry;
    words<PI_WORDS + 2> zero = {};
    product = sum_of(zero, product, true, &carry);
    t.negative = true;
    *n = (*n + 1) & 3;
  }
  int zeros;
  product = without_zeros(product, &zeros);
#pragma unroll
  for (int i = 0; i < WORDS; i++)
    t.m.word[i] = product.word[PI_WORDS + 2 - WORDS + i];
  t.exponent = -zeros;
  return t * the.half_pi;
}

// |x| = n/2 + t/pi: returns t, and stores n modulo 4.
BOTH real rest_of_half_turns(double x, int *n) {
  double rest = fmod(fabs(x), 2.), halves = rint(2 * rest);
  *n = (int)halves & 3;
  return (rest - 0.5 * halves) * the.pi;
}

// sin(n pi/2 + t)
BOTH real sine(int n, real t) {
  bool odd = n & 1;
  real y = series(t * t, odd ? the.cosine_terms : the.sine_terms, SINE_TERMS);
  return with_sign(odd ? y : t * y, n & 2);
}

BOTH real tangent(int n, real t) {
  real divisor = sine(n + 1, t);
  return is_zero(divisor) ? with_sign(infinite(), n & 2) : sine(n, t) / divisor;
}

// The angle of the vector (x, y), x >= 0, y >= 0, between 0 and pi/2: the nearest one with the tangent i/32, and the
// rest.
BOTH real angle(real y, real x) {
  real difference = x - y;
  bool swapped = difference.negative && !is_zero(difference);
  if (swapped) {
    real other = x;
    x = y;
    y = other;
  }
  int i = is_zero(y) ? 0 : (int)rint(ldexp(leading(y.m) / leading(x.m), y.exponent - x.exponent + 5));
  real t = (y - i / 32. * x) / (x + i / 32. * y);
  real result = the.angles[i] + t * series(t * t, the.angle_terms, ANGLE_TERMS);
  return swapped ? the.half_pi - result : result;
}

// The angle of any vector, between -pi and pi
BOTH real full_angle(real y, real x) {
  real result = angle(magnitude(y), magnitude(x));
  return with_sign(x.negative ? the.pi - result : result, y.negative);
}

// ---- Error function and gamma function

// erfc x, x >= 1/2, as 2x/pi e^(-x^2) times the integral of e^(-t^2) / (t^2 + x^2), t >= 0, by the trapezoidal rule
// with the step h, and the residue of the pole (C. Chiarella, A. Reichel, "On the evaluation of integrals related to
// the error function", 1968). The error is e^(-pi^2/h^2), or 2^-158; the sum of fractions is written as a quotient.
BOTH real erfc_by_rule(real x) {
  real square = x * x;
  if (square.exponent > 10)
    return real_of(0);
  real sum = scaled(reciprocal(square), -1) +
             series(square, the.above, ERFC_TERMS) / series(square, the.below, ERFC_TERMS + 1);
  real result = the.two_steps_over_pi * (x * (exponential(-square) * sum));
  if (leading(x) < 10.471975511965978) // pi/h: below it the pole counts
    result = result - scaled(reciprocal(exponential_less_one(the.two_pi_over_step * x)), 1);
  return result;
}

BOTH real erf_near_zero(real x) { return x * series(x * x, the.erf_terms, ERF_TERMS); }

// ln gamma(x) = ln gamma(x + n) - ln(product), x > 0, by Stirling's series: returns ln gamma(x + n), and stores the
// product x (x + 1) ... (x + n - 1).
BOTH real log_gamma_beyond(real x, real *product) {
  *product = real_of(1);
#pragma unroll 1
  while (x.exponent < 6 || leading(x) < GAMMA_FROM) {
    *product = *product * x;
    x = 1. + x;
  }
  real inverse = reciprocal(x), most = (x - real_of(0.5)) * logarithm(x) - x;
  return most + (the.half_log_two_pi + inverse * series(inverse * inverse, the.gamma_terms, GAMMA_TERMS));
}

// ln gamma(x), x > 0; near 1 and 2, its zeros, by the series about 1
BOTH real log_gamma(real x) {
  real beyond = x - real_of(1), further = x - real_of(2);
  if (beyond.exponent < -6)
    return beyond * series(beyond, the.zeta_terms, ZETA_TERMS);
  if (further.exponent < -6)
    return log_of_one_plus(further) + further * series(further, the.zeta_terms, ZETA_TERMS);
  real product, result = log_gamma_beyond(x, &product);
  return result - logarithm(product);
}

// ---- The functions

BOTH real real_cbrt(double x) {
  real a = magnitude(real_of(x));
  int third = (a.exponent + 3 * 1024) / 3 - 1024;
  a.exponent -= 3 * third;
  real y = real_of(1 / cbrt(leading(a)));
#pragma unroll 1
  for (int i = 0; i < 2; i++) // for a^(-1/3): the factor is 1/3, good to 52 bits of a correction
    y = y + (1 / 3.) * (y * (1. - a * (y * y * y)));
  return with_sign(scaled(a * (y * y), third), x < 0);
}

BOTH real real_rsqrt(double x) { return reciprocal_root(real_of(x)); }

BOTH real real_hypot(double x, double y) {
  real a = real_of(x), b = real_of(y);
  return root(a * a + b * b);
}

BOTH real real_exp(double x) { return exponential(real_of(x)); }
BOTH real real_exp2(double x) { return exponential(x * the.ln2); }
BOTH real real_exp10(double x) { return exponential(x * the.ln10); }
BOTH real real_expm1(double x) { return exponential_less_one(real_of(x)); }

BOTH real real_cosh(double x) {
  real power = exponential(real_of(fabs(x)));
  return scaled(power + reciprocal(power), -1);
}

BOTH real real_sinh(double x) {
  real p = exponential_less_one(real_of(fabs(x)));
  return with_sign(scaled(p + p / (1. + p), -1), x < 0);
}

BOTH real real_log(double x) { return logarithm(real_of(x)); }
BOTH real real_log2(double x) { return logarithm(real_of(x)) * the.over_ln2; }
BOTH real real_log10(double x) { return logarithm(real_of(x)) * the.over_ln10; }

BOTH real real_log1p(double x) { return log_of_one_plus(real_of(x)); }

BOTH real real_tanh(double x) {
  real p = exponential_less_one(2. * real_of(fabs(x)));
  return with_sign(p / (2. + p), x < 0);
}

BOTH real real_asinh(double x) {
  real a = real_of(fabs(x)), square = a * a;
  return with_sign(log_of_one_plus(a + square / (1. + root(1. + square))), x < 0);
}

BOTH real real_acosh(double x) {
  real less = real_of(x) - real_of(1);
  return log_of_one_plus(less + root(less * (2. + less)));
}

BOTH real real_atanh(double x) {
  real a = real_of(fabs(x)), rest = 1. - a;
  return with_sign(is_zero(rest) ? infinite() : scaled(log_of_one_plus(scaled(a, 1) / rest), -1), x < 0);
}

BOTH real real_sin(double x) {
  int n;
  real t = rest_of_angle(x, &n);
  return with_sign(sine(n, t), x < 0);
}

BOTH real real_cos(double x) {
  int n;
  real t = rest_of_angle(x, &n);
  return sine(n + 1, t);
}

BOTH real real_tan(double x) {
  int n;
  real t = rest_of_angle(x, &n);
  return with_sign(tangent(n, t), x < 0);
}

BOTH real real_sinpi(double x) {
  int n;
  real t = rest_of_half_turns(x, &n);
  return with_sign(sine(n, t), x < 0);
}

BOTH real real_cospi(double x) {
  int n;
  real t = rest_of_half_turns(x, &n);
  return sine(n + 1, t);
}

BOTH real real_tanpi(double x) {
  int n;
  real t = rest_of_half_turns(x, &n);
  return with_sign(tangent(n, t), x < 0);
}

BOTH real other_leg(double x) { return root((1. - real_of(x)) * (1. + real_of(x))); } // root of 1 - x^2

BOTH real real_asin(double x) { return with_sign(angle(real_of(fabs(x)), other_leg(x)), x < 0); }
BOTH real real_acos(double x) { return full_angle(other_leg(x), real_of(x)); }
BOTH real real_atan(double x) { return with_sign(angle(real_of(fabs(x)), real_of(1)), x < 0); }
BOTH real real_asinpi(double x) { return the.over_pi * real_asin(x); }
BOTH real real_acospi(double x) { return the.over_pi * real_acos(x); }
BOTH real real_atanpi(double x) { return the.over_pi * real_atan(x); }
BOTH real real_atan2(double y, double x) { return full_angle(real_of(y), real_of(x)); }
BOTH real real_atan2pi(double y, double x) { return the.over_pi * real_atan2(y, x); }

// |x|^y, negative if x is and y is odd
BOTH real signed_power(double x, real y, bool odd) {
  return with_sign(exponential(y * logarithm(real_of(fabs(x)))), x < 0 && odd);
}

BOTH real real_pow(double x, double y) { return signed_power(x, real_of(y), fabs(fmod(y, 2.)) == 1); }
BOTH real real_powr(double x, double y) { return signed_power(x, real_of(y), false); }
BOTH real real_pown(double x, double y) { return real_pow(x, y); }
BOTH real real_rootn(double x, double y) { return signed_power(x, reciprocal(real_of(y)), true); }

BOTH real real_sincos(double x) { return real_sin(x); } // of sincos the sine is judged

BOTH real real_erf(double x) {
  real a = real_of(fabs(x));
  return with_sign(a.exponent < 0 ? erf_near_zero(a) : 1. - erfc_by_rule(a), x < 0);
}

BOTH real real_erfc(double x) {
  real a = real_of(fabs(x));
  if (a.exponent < 0)
    return 1. - with_sign(erf_near_zero(a), x < 0);
  real result = erfc_by_rule(a);
  return x < 0 ? 2. - result : result;
}

// By reflection for x < 0
BOTH real real_tgamma(double x) {
  real product, power = exponential(log_gamma_beyond(x < 0 ? 1. - real_of(x) : real_of(x), &product));
  real result = power / product;
  return x < 0 ? the.pi / (real_sinpi(x) * result) : result;
}

BOTH real real_lgamma(double x) {
  if (x > 0)
    return log_gamma(real_of(x));
  real sine = magnitude(real_sinpi(x));
  if (is_zero(sine))
    return infinite();
  real result = logarithm(the.pi / sine) - log_gamma(1. - real_of(x));
  // Beside its zeros the relative error is not small. Half of the least subnormal number is always a doubt.
  return result.exponent < -20 ? scaled(real_of(1), -1075) : result;
}

// ---- Arguments

// Where a function is defined, and of powers which
enum argument_kind {
  ANY,
  POSITIVE,
  IN_UNIT,
  FROM_ONE,
  ABOVE_MINUS_ONE,
  NO_INTEGER,
  POWER,
  POSITIVE_POWER,
  INTEGER_POWER,
  INTEGER_ROOT
};
struct judged {
  const char *name;
  int arguments, least, beyond; // how many; exponents of the first one
  double uniform;               // bound of those that are spread evenly
  argument_kind kind;
};

// F1(name, least, beyond, uniform, kind): functions of one argument, where results are neither constant nor the
// argument itself; and F2, functions of two.
#define JUDGED_FUNCTIONS(F1, F2) \
  F1(acos, -56, 1, 1, IN_UNIT) \
  F1(acosh, 1, 1025, 8, FROM_ONE) \
  F1(acospi, -56, 1, 1, IN_UNIT) \
  F1(asin, -28, 1, 1, IN_UNIT) \
  F1(asinh, -28, 1025, 8, ANY) \
  F1(asinpi, -1073, 1, 1, IN_UNIT) \
  F1(atan, -28, 60, 8, ANY) \
  F1(atanh, -28, 1, 1, IN_UNIT) \
  F1(atanpi, -1073, 60, 8, ANY) \
  F1(cbrt, -1073, 1025, 8, ANY) \
  F1(cos, -28, 1025, 1000, ANY) \
  F1(cosh, -28, 11, 711, ANY) \
  F1(cospi, -30, 54, 4, ANY) \
  F1(erf, -1073, 3, 6, ANY) \
  F1(erfc, -56, 5, 28, ANY) \
  F1(exp, -56, 11, 746, ANY) \
  F1(exp10, -56, 10, 324, ANY) \
  F1(exp2, -56, 12, 1076, ANY) \
  F1(expm1, -56, 11, 710, ANY) \
  F1(lgamma, -56, 1015, 32, ANY) \
  F1(log, -1073, 1025, 2, POSITIVE) \
  F1(log10, -1073, 1025, 2, POSITIVE) \
  F1(log1p, -56, 1025, 2, ABOVE_MINUS_ONE) \
  F1(log2, -1073, 1025, 2, POSITIVE) \
  F1(rsqrt, -1073, 1025, 8, POSITIVE) \
  F1(sin, -28, 1025, 1000, ANY) \
  F1(sincos, -28, 1025, 1000, ANY) \
  F1(sinh, -28, 11, 711, ANY) \
  F1(sinpi, -1073, 54, 4, ANY) \
  F1(tan, -28, 1025, 1000, ANY) \
  F1(tanh, -28, 6, 22, ANY) \
  F1(tanpi, -1073, 54, 4, ANY) \
  F1(tgamma, -1021, 8, 185, NO_INTEGER) \
  F2(atan2, -1073, 1025, 8, ANY) \
  F2(atan2pi, -1073, 1025, 8, ANY) \
  F2(hypot, -1073, 1025, 8, ANY) \
  F2(pow, -1073, 1025, 8, POWER) \
  F2(pown, -1073, 1025, 8, INTEGER_POWER) \
  F2(powr, -1073, 1025, 8, POSITIVE_POWER) \
  F2(rootn, -1073, 1025, 8, INTEGER_ROOT)

#define F1(name, ...) {#name, 1, __VA_ARGS__},
#define F2(name, ...) {#name, 2, __VA_ARGS__},
static const judged functions[] = {JUDGED_FUNCTIONS(F1, F2)};
enum { FUNCTIONS = sizeof functions / sizeof *functions };
#undef F1
#undef F2

BOTH uint64_t mixed(uint64_t z) { // the finalizer of SplitMix64
  z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9;
  z = (z ^ z >> 27) * 0x94d049bb133111eb;
  return z ^ z >> 31;
}

// 0 <= x < count, of 32 random bits
BOTH int below(int count, uint64_t random) { return (int)((random & 0xffffffff) * (uint64_t)count >> 32); }

// The significand and sign of `random`, 0.m 2^exponent
BOTH double with_exponent(uint64_t random, int exponent) {
  double m = 0.5 + (double)(random & ((1ull << 52) - 1)) * 0x1p-53;
  return ldexp(random >> 63 ? -m : m, exponent);
}

// x in the domain of the function
BOTH double in_domain(argument_kind kind, double x) {
  switch (kind) {
  case POSITIVE:
  case POSITIVE_POWER:
    return fabs(x);
  case IN_UNIT:
    return fabs(x) > 1 ? 1 / x : x;
  case FROM_ONE:
    return fabs(x) < 1 ? 1 / fabs(x) : fabs(x);
  case ABOVE_MINUS_ONE:
    return x <= -1 ? -x : x;
  case NO_INTEGER:
    return rint(x) == x ? fabs(x) : x; // below 0
  default:
    return x;
  }
}

BOTH double argument(const judged &f, uint64_t random) {
  uint64_t more = mixed(random + 0x632be59bd9b4e019);
  int kind = more & 15, few = below(52, more >> 4), exponent = f.least + below(f.beyond - f.least, more >> 32);
  double x;
  if (kind == 0) // short numbers
    x = with_exponent(random & ~0ull << few, exponent);
  else if (kind == 1) // near 1 and -1
    x = double_of((bits_of(1) + (uint64_t)((int64_t)random >> 12 >> few)) | (more & 16) << 59);
  else if (kind < 8) // all exponents
    x = with_exponent(random, exponent);
  else
    x = (double)(int64_t)random * f.uniform * 0x1p-63;
  return in_domain(f.kind, x);
}

// y with |y log2 x| below 1100 or so: of a rough logarithm, which is 0 only where x is 1
BOTH double exponent_for(double x, uint64_t random) {
  uint64_t bits = bits_of(x) & ~(1ull << 63);
  double rough = (double)((int64_t)bits - (int64_t)bits_of(1)) * 0x1p-52;
  return (double)(int64_t)random * 0x1.13p-53 / (rough ? rough : 1);
}

// The arguments of point `number`. Those of two are within a factor of 2^64, but for short numbers. Few are legs of
// Pythagorean triangles: those with hypotenuses of 54 bits are ties.
BOTH void point_of(const judged &f, uint64_t number, double *x, double *y) {
  uint64_t random = mixed(number * 0x9e3779b97f4a7c15 + 1), more = mixed(random + 0xd1b54a32d192ed03),
           last = mixed(more);
  *x = argument(f, random);
  *y = 0;
  if (f.arguments == 1)
    return;
  bool usual = more & 15, short_power = !(more & 255);
  if (f.kind == POWER || f.kind == POSITIVE_POWER) { // of negative numbers and of few others whole powers
    *y = short_power ? (double)(int)(last & 255) * 0.125 - 16 : exponent_for(*x, last);
    *y = *x < 0 ? rint(*y) : *y;
  } else if (f.kind == INTEGER_POWER) {
    *y = fmin(fmax(rint(short_power ? (double)(int)(last & 63) - 32 : exponent_for(*x, last)), -0x1p31), 0x1p31 - 1);
  } else if (f.kind == INTEGER_ROOT) { // of negative numbers odd ones
    int n = (int)(uint32_t)last >> (more >> 8 & 31);
    *y = n == 0 ? 3 : *x < 0 ? n | 1 : n;
  } else if (usual) {
    int exponent = ilogb(*x) + below(128, more >> 4) - 64;
    *y = with_exponent(last, exponent < f.least ? f.least : exponent < f.beyond ? exponent : f.beyond - 1);
  } else if (more >> 4 & 4095) {
    *y = argument(f, last);
  } else {
    double p = (double)(random >> 37), q = (double)(more >> 37);
    *x = p * p - q * q;
    *y = 2 * p * q;
  }
}
#endif
