// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// times_where.h with the same results. AVX-512 has operations that leave some lanes as they were or make them 0, so
// that a choice costs nothing if what is chosen is the result of one operation, and the other is an operand of it or 0.
// Hence the error of a product is that of the number chosen, which is not used elsewhere.
#undef bits_of_count
#undef has_bit
#if elem_bits == 32 && vec_width == 16
#define times_where generic_times_where
#define times_square_where generic_times_square_where
#define word_times_where generic_word_times_where
#include <generic/math/arithmetic/times_where.h>
#undef bits_of_count
#undef has_bit
#undef times_where
#undef times_square_where
#undef word_times_where
#include <math/arithmetic/is_of_class.h>

// Of a test of a bit LLVM takes the opposite, whose choices are instructions of their own. Here a count is looked up
// among numbers of eight classes, and an instruction tells whether a number is of one of some classes (Intel 64 and
// IA-32 Architectures Software Developer's Manual, "VFPCLASSPS"): 0, 1, -0, infinity, -infinity and NaN, quiet,
// signalling and, in place of the last, -1.
static inline gentype class_of_count(uintn count) {
  const int16 classes = {
      0, 0x3f800000, (int)0x80000000, 0x7f800000, (int)0xff800000, 0x7fc00000, 0x7fa00000, (int)0xbf800000,
      0, 0x3f800000, (int)0x80000000, 0x7f800000, (int)0xff800000, 0x7fc00000, 0x7fa00000, (int)0xbf800000};
  return as_gentype(__builtin_ia32_permvarsi512(classes, __builtin_astype(count, int16)));
}
#define bits_of_count(count) as_ugentype(class_of_count(count))
#define has_bit(bits, bit) class_has_bit(as_gentype(bits), bit)
static inline relation class_has_bit(gentype class, uint bit) {
  return bit == 1 ? ~is_of_class(class, 0x96) : bit == 2 ? is_of_class(class, 0xcc) : is_of_class(class, 0xd1);
}

static inline double_word times_where(relation chosen, double_word x, double_word y) {
  gentype high = chosen ? x.high * y.high : x.high,
          low = fma(x.high, y.low, fma(x.low, y.high, fma(x.high, y.high, -high)));
  return (double_word){high, chosen ? low : x.low};
}

// The square has no low word where it is not chosen, so that there nothing is added to that of x.
static inline double_word times_square_where(relation chosen, double_word x, double_word y) {
  double_word square = two_product(y.high, y.high);
  square.low = __builtin_ia32_vfmaddps512_maskz(y.high, y.low, fma(y.low, y.high, square.low),
                                                __builtin_ia32_cvtd2mask512(chosen), 4);
  gentype high = chosen ? x.high * square.high : x.high, error = fma(x.high, square.high, -high);
  gentype low = chosen ? fma(x.low, square.high, error) : x.low;
  return (double_word){high, fma(x.high, square.low, low)};
}

static inline double_word word_times_where(relation chosen, gentype x, double_word y) {
  gentype high = chosen ? x * y.high : x, error = fma(x, y.high, -high);
  // LLVM would make the choice a logical operation.
  gentype low = __builtin_ia32_vfmaddps512_maskz(x, y.low, error, __builtin_ia32_cvtd2mask512(chosen), 4);
  return (double_word){high, low};
}
#else
#include <generic/math/arithmetic/times_where.h>
#endif
