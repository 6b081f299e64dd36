// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rotate (6.15.3): the bits of v shifted left by i modulo the width; the bits that are shifted out come in on the
// right.
//
// LLVM's SPIR-V backend gets funnel shifts by 0 wrong, and the optimiser makes one of the usual idiom. Shifting right
// by 1 and then by the rest is always in range, and stays two shifts.
#include "each_integer.h"

gentype rotate(gentype v, gentype i) {
  ugentype bits = as_ugentype(v), left = as_ugentype(i) & (ugentype)(elem_bits - 1);
  ugentype right = left ^ (ugentype)(elem_bits - 1); // elem_bits - 1 - left
  return as_gentype((ugentype)(bits << left | (ugentype)(bits >> (ugentype)1) >> right));
}
