// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Logarithms in double, for rounding to float, by tables of 64 rows: x = 2^e m, and r is a reciprocal of m to six bits,
// so that log(x) = e log(2) - log(r) + log(1 + z), z = m r - 1, |z| <= 2^-7. m lies between 0.707 and 1.414; where it
// is near 1, r is 1 and its logarithm 0. r has 29 bits, so that z is exact for a float, and -log(r) is within 2^-8 of a
// unit of a double. A polynomial gives log(1 + z) / z, with an error of 2^-55
// (lab/coefficients/correctly_rounded.sol). So the result has the rounding errors of the sum of the first two terms
// and of that with the third one. For some rows another r is chosen than that next to the middle of its interval, or
// another last digit of its logarithm, such that no float's logarithm is rounded to the wrong float
// (lab/coefficients/accurate_tables.c).
//   Step 1: reduce the argument: e and the row of m (split_by_table), z (left_by_row)
//   Step 2: the sum of the row's logarithm, e log(2) and log(1 + z) (log_of_split)
#include <correctly_rounded/in_double.h>
#include <correctly_rounded/table_space.h>

#if elem_bits == 32
#define SPLIT_(T) split_##T
#define SPLIT(T) SPLIT_(T)
#define split SPLIT(gentype)
typedef struct {
  doublen r, log;   // the row: log is -log(r)
  doublen exponent; // e
#if vec_width == 1
  uint exponent_bits; // what e adds to the upper half of a double's bits
#else
  vec(ulong) exponent_bits; // what e adds to a double's bits
#endif
} split;

// For a positive normal x. The upper half of a scalar's bits tells all, so that no carries are needed where registers
// have 32 bits.
static inline split split_by_table(doublen x, table_space const double *rows) {
#if vec_width == 1
  const uint above = as_uint2(x).y - 0x3ff00000 + (75 << 13); // the first interval begins at 1 - 75/256
  const double2 row = ((table_space const double2 *)rows)[above >> 14 & 63];
  // 2^52 + 2^31 + e, less all but e
  const double exponent = as_double((uint2)((uint)((int)above >> 20) ^ 0x80000000, 0x43300000)) - (0x1p52 + 0x1p31);
  return (split){row.x, row.y, exponent, above & 0xfff00000};
#else
  vec(ulong) above = __builtin_astype(x, vec(ulong)) - (vec(ulong))(0x3fful << 52) + (vec(ulong))(75ul << 45);
  split s;
#pragma unroll // LLVM leaves a loop of 16, which goes through memory.
  for (int i = 0; i < vec_width; i++) {
    const uint row = above[i] >> 46 & 63;
    s.r[i] = rows[2 * row];
    s.log[i] = rows[2 * row + 1];
  }
  s.exponent = vec_convert(double, __builtin_astype(above, vec(long)) >> (vec(long))52);
  s.exponent_bits = above & (vec(ulong))(0xffful << 52);
  return s;
#endif
}

// 2^-e x
static inline doublen scaled_down(doublen x, split s) {
#if vec_width == 1
  return as_double((uint2)(as_uint2(x).x, as_uint2(x).y - s.exponent_bits));
#else
  return __builtin_astype(__builtin_astype(x, vec(ulong)) - s.exponent_bits, doublen);
#endif
}

// z for a float x
static inline doublen left_by_row(doublen x, split s) { return fma(scaled_down(x, s), s.r, (doublen)-1); }

// log(x) where z = r 2^-e x - 1, and log(1 + z) / z is c1 + c2 z + … + c7 z^6
static inline doublen log_of_split(split s, doublen z, double log_of_two, double c1, double c2, double c3, double c4,
                                   double c5, double c6, double c7) {
  doublen whole = fma(s.exponent, (doublen)log_of_two, s.log), q = polynomial_in_double(z, c1, c2, c3, c4, c5, c6, c7);
  return fma(z, q, whole);
}

// y, the logarithm of a number x - pole; for others what belongs there
static inline gentype log_special(gentype y, gentype x, gentype pole) {
  if (__builtin_expect(any_lane(!((x > pole) & (x < (gentype)INFINITY))), false)) {
    y = x < (gentype)INFINITY ? y : x; // NaN, too
    y = x == pole ? (gentype)-INFINITY : y;
    y = x < pole ? (gentype)NAN : y;
  }
  return y;
}

// NAME_in_doubt(x, y, doubt) is y, and where there is doubt what NAME_in_double(x) gives, out of line. Mostly but one
// lane is in doubt, and of 16 the function of scalars takes less time than a vector, whose rows are looked up lane by
// lane.
#undef step_in_doubt
#if vec_width < 16
#define step_in_doubt(name) \
  __attribute__((noinline)) static gentype name##_in_doubt(gentype x, gentype y, relation doubt) { \
    (void)y, (void)doubt; \
    return name##_in_double(x); \
  }
#else
// The lanes of a condition as bits
static inline uint lanes_in(int16 condition) {
  return __builtin_reduce_or(condition & ((int16)1 << (int16)(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15)));
}

#define step_in_doubt(name) \
  float cr_##name(float); \
  __attribute__((noinline)) static float16 name##_in_doubt(float16 x, float16 y, int16 doubt) { \
    uint left = lanes_in(doubt); \
    if (popcount(left) > 4) \
      return name##_in_double(x); \
    for (; left != 0; left &= left - 1) \
      y[ctz(left)] = cr_##name(x[ctz(left)]); \
    return y; \
  }
#endif
#endif
