// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kinds of numbers: 1 where it is one of the kind, of two halves -1, or else 0.
#include <math/door.h>

#define kind_of_number(name) \
  door(name##_f16, int, (half x), name(x)) \
  door(name##_f32, int, (float x), name(x)) \
  door(name##_f64, int, (double x), name(x)) \
  door(name##_2f16, short2, (half2 x), name(x))
kind_of_number(isnan)
kind_of_number(isinf)
kind_of_number(isfinite)
kind_of_number(isnormal)
kind_of_number(signbit)

// C's fpclassify, with the numbers that ROCm has for FP_NAN, FP_INFINITE, FP_ZERO, FP_SUBNORMAL and FP_NORMAL
#define classified(x) (isnan(x) ? 0 : isinf(x) ? 1 : x == 0 ? 2 : isnormal(x) ? 4 : 3)
door(fpclassify_f16, int, (half x), classified(x))
door(fpclassify_f32, int, (float x), classified(x))
door(fpclassify_f64, int, (double x), classified(x))
