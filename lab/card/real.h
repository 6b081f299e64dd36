// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floating-point numbers of 192 bits, for the card and for the host: what the references of double are computed in.
// Each operation is truncated: its error is below 2^-188 of the result, but for the cancellation of a sum.
#ifndef ONECLC_CARD_REAL_H
#define ONECLC_CARD_REAL_H
#include <cmath>
#include <cstdint>
#include <cstring>

#ifdef __CUDACC__
#define BOTH __host__ __device__ static inline
#else
#define BOTH static inline
#endif

enum { WORDS = 6, BITS = 32 * WORDS, ZERO = -(1 << 24), HUGE_EXPONENT = 1 << 20 };

template <int N> struct words {
  uint32_t word[N]; // the least significant first
};
typedef words<WORDS> fraction;

// 0.m 2^exponent, 1/2 <= 0.m < 1, or 0, whose words are 0 and whose exponent is ZERO or less
struct real {
  fraction m;
  int exponent;
  bool negative;
};

BOTH int leading_zeros(uint32_t x) {
#ifdef __CUDA_ARCH__
  return __clz(x);
#else
  return x ? __builtin_clz(x) : 32;
#endif
}

BOTH uint64_t bits_of(double x) {
  uint64_t bits;
  memcpy(&bits, &x, sizeof bits);
  return bits;
}

BOTH double double_of(uint64_t bits) {
  double x;
  memcpy(&x, &bits, sizeof x);
  return x;
}

// ---- Fractions. Loops have constant bounds and are unrolled, so that the words stay in registers.

// floor(a 2^-n), n >= 0
BOTH fraction shifted_right(fraction a, int n) {
  n = n < BITS ? n : BITS;
#pragma unroll
  for (int step = 4; step; step >>= 1) // of whole words
    if (n & 32 * step) {
#pragma unroll
      for (int i = 0; i < WORDS; i++)
        a.word[i] = i + step < WORDS ? a.word[i + step] : 0;
    }
#pragma unroll
  for (int i = 0; i < WORDS; i++) {
    uint64_t above = i + 1 < WORDS ? a.word[i + 1] : 0;
    a.word[i] = (uint32_t)((above << 32 | a.word[i]) >> (n & 31));
  }
  return a;
}

// a 2^n modulo 1, 0 <= n < 32
template <int N> BOTH words<N> shifted_left(words<N> a, int n) {
#pragma unroll
  for (int i = N - 1; i >= 0; i--) {
    uint64_t below = i ? a.word[i - 1] : 0;
    a.word[i] = (uint32_t)(((uint64_t)a.word[i] << 32 | below) << n >> 32);
  }
  return a;
}

// a 2^(32 n) modulo 1, n > 0
template <int N> BOTH words<N> shifted_by_words(words<N> a, int n) {
#pragma unroll
  for (int i = N - 1; i >= 0; i--)
    a.word[i] = i >= n ? a.word[i - n] : 0;
  return a;
}

// a without its leading zeros, whose number is stored: 32 N if a is 0
template <int N> BOTH words<N> without_zeros(words<N> a, int *zeros) {
  *zeros = 0;
#pragma unroll
  for (int step = N > 8 ? 8 : 4; step; step >>= 1) {
    uint32_t any = 0;
#pragma unroll
    for (int i = N - step; i < N; i++)
      any |= a.word[i];
    if (!any) {
      *zeros += 32 * step;
      a = shifted_by_words(a, step);
    }
  }
  int n = leading_zeros(a.word[N - 1]);
  *zeros = n == 32 ? 32 * N : *zeros + n;
  return n == 32 ? a : shifted_left(a, n);
}

// a + b, or a - b; the carry, which is 1 where a >= b, is stored.
template <int N> BOTH words<N> sum_of(words<N> a, words<N> b, bool minus, uint32_t *carry) {
  uint32_t mask = minus ? ~0u : 0;
  uint64_t sum = minus;
#pragma unroll
  for (int i = 0; i < N; i++) {
    sum += (uint64_t)a.word[i] + (b.word[i] ^ mask);
    a.word[i] = (uint32_t)sum;
    sum >>= 32;
  }
  *carry = (uint32_t)sum;
  return a;
}

// ---- Numbers

BOTH real normal(real a) {
  int zeros;
  a.m = without_zeros(a.m, &zeros);
  a.exponent = zeros == BITS ? ZERO : a.exponent - zeros;
  return a;
}

BOTH real real_of(double x) {
  uint64_t bits = bits_of(x), field = bits >> 52 & 2047, significand = bits & ((1ull << 52) - 1);
  real a = {};
  a.negative = bits >> 63;
  significand = (significand | (field ? 1ull << 52 : 0)) << 11;
  a.m.word[WORDS - 1] = (uint32_t)(significand >> 32);
  a.m.word[WORDS - 2] = (uint32_t)significand;
  a.exponent = (int)(field ? field : 1) - 1022;
  return normal(a);
}

BOTH real infinite() {
  real a = {};
  a.m.word[WORDS - 1] = 1u << 31;
  a.exponent = HUGE_EXPONENT;
  return a;
}

BOTH bool is_zero(real a) { return a.m.word[WORDS - 1] == 0; }

BOTH real operator-(real a) {
  a.negative = !a.negative;
  return a;
}

// a 2^n
BOTH real scaled(real a, int n) {
  a.exponent += n;
  return a;
}

// -a if `negative`, or a
BOTH real with_sign(real a, bool negative) {
  a.negative ^= negative;
  return a;
}

BOTH real magnitude(real a) {
  a.negative = false;
  return a;
}

BOTH real operator+(real a, real b) {
  if (a.exponent < b.exponent) {
    real less = a;
    a = b;
    b = less;
  }
  bool minus = a.negative != b.negative;
  uint32_t carry;
  fraction aligned = shifted_right(b.m, a.exponent - b.exponent);
  a.m = sum_of(a.m, aligned, minus, &carry);
  if (!minus) {
    if (carry) {
      a.m = shifted_right(a.m, 1);
      a.m.word[WORDS - 1] |= 1u << 31;
      a.exponent++;
    }
    return a;
  }
  if (!carry) { // equal exponents, and |b| was the greater one
    fraction zero = {};
    a.m = sum_of(zero, a.m, true, &carry);
    a.negative = !a.negative;
  }
  return normal(a);
}

BOTH real operator-(real a, real b) { return a + -b; }

// Products of words of less weight than 2^-224 are left out.
BOTH real operator*(real a, real b) {
  uint32_t product[2 * WORDS] = {};
#pragma unroll
  for (int i = 0; i < WORDS; i++) {
    uint64_t carry = 0;
#pragma unroll
    for (int j = i < WORDS - 2 ? WORDS - 2 - i : 0; j < WORDS; j++) {
      carry += (uint64_t)a.m.word[i] * b.m.word[j] + product[i + j];
      product[i + j] = (uint32_t)carry;
      carry >>= 32;
    }
    product[i + WORDS] = (uint32_t)carry;
  }
  bool one = !(product[2 * WORDS - 1] >> 31); // a leading zero
#pragma unroll
  for (int i = WORDS; i < 2 * WORDS; i++)
    a.m.word[i - WORDS] = one ? product[i] << 1 | product[i - 1] >> 31 : product[i];
  a.exponent += b.exponent - one;
  a.negative ^= b.negative;
  if (is_zero(a))
    a.exponent = ZERO;
  return a;
}

BOTH real operator*(double x, real a) { return real_of(x) * a; }
BOTH real operator+(double x, real a) { return real_of(x) + a; }
BOTH real operator-(double x, real a) { return real_of(x) - a; }

// 0.m rounded to double
BOTH double leading(fraction m) { return (double)((uint64_t)m.word[WORDS - 1] << 32 | m.word[WORDS - 2]) * 0x1p-64; }

// a rounded to double, where it is a normal number
BOTH double leading(real a) { return ldexp(a.negative ? -leading(a.m) : leading(a.m), a.exponent); }

// Newton's iteration from a double: 53, 105, 188 bits.
BOTH real reciprocal(real a) {
  int exponent = a.exponent;
  a.exponent = 0;
  real y = real_of(1 / leading(magnitude(a)));
  y.negative = a.negative;
#pragma unroll 1
  for (int i = 0; i < 2; i++)
    y = y + y * (1. - a * y);
  return scaled(y, -exponent);
}

BOTH real operator/(real a, real b) { return a * reciprocal(b); }

BOTH real reciprocal_root(real a) { // a > 0
  int half = a.exponent >> 1;
  a.exponent &= 1;
  real y = real_of(1 / sqrt(leading(a)));
#pragma unroll 1
  for (int i = 0; i < 2; i++)
    y = y + scaled(y * (1. - a * (y * y)), -1);
  return scaled(y, -half);
}

BOTH real root(real a) { return is_zero(a) ? a : a * reciprocal_root(a); }

// c[0] + t (c[1] + t (c[2] + ...)), by Horner's scheme
BOTH real series(real t, const real *c, int count) {
  real sum = c[count - 1];
#pragma unroll 1
  for (int i = count - 2; i >= 0; i--)
    sum = c[i] + t * sum;
  return sum;
}

BOTH uint64_t two_words(const fraction &m, int i) { return (uint64_t)m.word[i + 1] << 32 | m.word[i]; }

// The double nearest to a, of two the even one; also a subnormal one, infinity or 0. `doubt` is set where a number
// within 2^-140 of a might be rounded otherwise.
BOTH double nearest(real a, bool *doubt) {
  const uint64_t half = 1ull << 63, margin = 1ull << (53 + 128 - 140);
  const uint64_t high = two_words(a.m, WORDS - 2), middle = two_words(a.m, WORDS - 4), low = two_words(a.m, WORDS - 6);
  const uint64_t sign = (uint64_t)a.negative << 63;
  const int kept = a.exponent < -1021 ? a.exponent + 1074 : 53; // bits of the significand
  *doubt = false;
  if (kept < 0)
    return double_of(sign);
  if (a.exponent > 1024)
    return double_of(sign | 2047ull << 52);
  // The significand, and the 128 bits that follow it
  const uint64_t significand = kept ? high >> (64 - kept) : 0;
  const uint64_t rest = kept ? high << kept | middle >> (64 - kept) : high;
  const uint64_t more = kept ? middle << kept | low >> (64 - kept) : middle;
  *doubt = rest == half ? more <= margin : rest == half - 1 && more >= -margin;
  // The leading bit of the significand adds one to the field of the exponent.
  const uint64_t field = a.exponent < -1021 ? 0 : (uint64_t)(a.exponent + 1021);
  return double_of(sign | ((field << 52) + significand + (rest >= half)));
}
#endif
