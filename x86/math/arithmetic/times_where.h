// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// times_where.h with the same results. AVX-512 has operations that leave some lanes as they were or make them 0, so
// that a choice costs nothing if what is chosen is the result of one operation, and the other is an operand of it or 0.
// Hence the error of a product is that of the number chosen, which is not used elsewhere.
#if defined(__AVX512F__) && elem_bits == 32 && vec_width == 16
#define times_where generic_times_where
#define times_if_two generic_times_if_two
#include <generic/math/arithmetic/times_where.h>
#undef times_where
#undef times_if_two

static inline double_word times_where(relation chosen, double_word x, double_word y) {
  gentype high = chosen ? x.high * y.high : x.high,
          low = fma(x.high, y.low, fma(x.low, y.high, fma(x.high, y.high, -high)));
  return (double_word){high, chosen ? low : x.low};
}

// Of a test of the bit LLVM takes the opposite, whose choices are instructions of their own. Here the bit is a sign: of
// a negative number or of -0.
static inline double_word times_if_two(uintn count, gentype x, double_word y) {
  relation chosen = __builtin_ia32_cvtmask2d512(
      __builtin_ia32_fpclassps512_mask(as_gentype(count << (uintn)30), 0x44, (unsigned short)-1));
  gentype high = chosen ? x * y.high : x, low = fma(x, y.low, fma(x, y.high, -high));
  return (double_word){high, chosen ? low : (gentype)0};
}
#else
#include <generic/math/arithmetic/times_where.h>
#endif
