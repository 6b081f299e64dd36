// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// nextafter (6.15.2): the next value after x towards y; y if they are equal (as zeros of either sign are); NaN if
// either is NaN. The order of the values is that of their bits as integers, once the integers of negative numbers are
// turned round.
#include "each_float.h"
#include <math/arithmetic/ieee.h>

// Turns the order of the integers of negative numbers round; both zeros become 0.
static inline igentype turned(igentype bits) {
  return bits < (igentype)0 ? (igentype)((igentype)(signed_elem)sign_bit - bits) : bits;
}

gentype nextafter(gentype x, gentype y) {
  igentype from = turned(as_igentype(x)), to = turned(as_igentype(y));
  igentype next = from < to ? (igentype)(from + (igentype)1) : (igentype)(from - (igentype)1);
  igentype bits = next == (igentype)0 ? (igentype)(as_igentype(x) & (igentype)(signed_elem)sign_bit) : turned(next);
  gentype result = from == to ? y : as_gentype(bits);
  return (is_nan(x) | is_nan(y)) ? x + y : result;
}
