// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// References of the correctly rounded functions of double, with errors below 2^-145 of the result, in the numbers of
// real.h; and the arguments at which functions are judged. They share no code and no table with the library. The host
// compares them with MPFR (reference.cu); the card judges by them (double.cu).
#ifndef ONECLC_CARD_REFERENCE_H
#define ONECLC_CARD_REFERENCE_H
#include "real.h"

// ---- Constants, which the host computes by MPFR (constants.h)

enum { POWERS = 128, POWER_TERMS = 15, LOG_TERMS = 22 };

struct constants {
  real ln2, ln10, over_ln2, over_ln10;
  real ln2_over_128, powers[POWERS];            // 2^(i/128)
  real inverse_factorials[POWER_TERMS];         // 1/1!, 1/2!, ...
  real inverse[POWERS], log_of_inverse[POWERS]; // log_table_inverse(i), and its logarithm
  real log_terms[LOG_TERMS];                    // 1, -1/2, 1/3, ...
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

BOTH real logarithm(real x) { // x > 0
  int i = x.m.word[WORDS - 1] >> 24 & (POWERS - 1), n = i < HALVED_FROM ? x.exponent - 1 : x.exponent;
  x.exponent -= n;
  return n * the.ln2 + (log_near_one(the.inverse[i] * x - real_of(1)) - the.log_of_inverse[i]);
}

BOTH real log_of_one_plus(real y) { return y.exponent < -8 ? log_near_one(y) : logarithm(1. + y); }

// ---- The functions

BOTH real real_cbrt(double x) {
  real a = magnitude(real_of(x));
  int third = (a.exponent + 3 * 1024) / 3 - 1024;
  a.exponent -= 3 * third;
  real y = real_of(1 / cbrt(leading(a)));
#pragma unroll 1
  for (int i = 0; i < 2; i++) // for a^(-1/3): the factor is 1/3, good to 52 bits of a correction
    y = y + (1 / 3.) * (y * (1. - a * (y * y * y)));
  y = scaled(a * (y * y), third);
  y.negative = x < 0;
  return y;
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
  real p = exponential_less_one(real_of(fabs(x))), y = scaled(p + p / (1. + p), -1);
  y.negative = x < 0;
  return y;
}

BOTH real real_log(double x) { return logarithm(real_of(x)); }
BOTH real real_log2(double x) { return logarithm(real_of(x)) * the.over_ln2; }
BOTH real real_log10(double x) { return logarithm(real_of(x)) * the.over_ln10; }

// ---- Arguments

enum argument_kind { ANY, POSITIVE, WITH_INT };
struct judged {
  const char *name;
  int arguments, least, beyond; // how many; exponents of the first one
  double uniform;               // bound of those that are spread evenly
  argument_kind kind;
};

// F1(name, least, beyond, uniform, kind): functions of one argument, where results are neither constant nor the
// argument itself; and F2, functions of two.
#define JUDGED_FUNCTIONS(F1, F2) \
  F1(cbrt, -1073, 1025, 8, ANY) \
  F1(cosh, -28, 11, 711, ANY) \
  F1(exp, -56, 11, 746, ANY) \
  F1(exp10, -56, 10, 324, ANY) \
  F1(exp2, -56, 12, 1076, ANY) \
  F1(expm1, -56, 11, 710, ANY) \
  F2(hypot, -1073, 1025, 8, ANY) \
  F1(log, -1073, 1025, 2, POSITIVE) \
  F1(log10, -1073, 1025, 2, POSITIVE) \
  F1(log2, -1073, 1025, 2, POSITIVE) \
  F1(rsqrt, -1073, 1025, 8, POSITIVE) \
  F1(sinh, -28, 11, 711, ANY)

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

BOTH double argument(const judged &f, uint64_t random) {
  uint64_t more = mixed(random + 0x632be59bd9b4e019);
  int kind = more & 15, few = below(52, more >> 4), exponent = f.least + below(f.beyond - f.least, more >> 32);
  double x;
  if (kind == 0) // short numbers
    x = with_exponent(random & ~0ull << few, exponent);
  else if (kind == 1) // near 1, above and below
    x = double_of(bits_of(1) + (uint64_t)((int64_t)random >> 12 >> few));
  else if (kind < 8) // all exponents
    x = with_exponent(random, exponent);
  else
    x = (double)(int64_t)random * f.uniform * 0x1p-63;
  return f.kind == POSITIVE ? fabs(x) : x;
}

// The arguments of point `number`. Those of two are within a factor of 2^64, but for short numbers. Few are legs of
// Pythagorean triangles: those with hypotenuses of 54 bits are ties.
BOTH void point_of(const judged &f, uint64_t number, double *x, double *y) {
  uint64_t random = mixed(number * 0x9e3779b97f4a7c15 + 1), more = mixed(random + 0xd1b54a32d192ed03);
  *x = argument(f, random);
  *y = 0;
  if (f.arguments == 1)
    return;
  if (more & 15) {
    int exponent = ilogb(*x) + below(128, more >> 4) - 64;
    *y = with_exponent(mixed(more), exponent < f.least ? f.least : exponent < f.beyond ? exponent : f.beyond - 1);
  } else if (more >> 4 & 4095) {
    *y = argument(f, mixed(more));
  } else {
    double p = (double)(random >> 37), q = (double)(more >> 37);
    *x = p * p - q * q;
    *y = 2 * p * q;
  }
}
#endif
