// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// bits_plus(x, n) and bits_minus(x, n): the number whose bits are those of x plus n, or less n, for an n whose lower
// word (of double, 32 bits) is zero: this adds to the exponent. To be included after each_float.h.
#ifndef bits_plus_pass
#define bits_plus_pass
#define end_of_pass "math/end_of_pass.h"
#include <math/arithmetic/costs.h>
#if elem_bits > 16
#if words_of_double
static inline gentype bits_plus(gentype x, igentype n) {
  uint2 words = as_uint2(x);
  words.y += (uint)(n >> 32);
  return as_double(words);
}
static inline gentype bits_minus(gentype x, igentype n) {
  uint2 words = as_uint2(x);
  words.y -= (uint)(n >> 32);
  return as_double(words);
}
#else
static inline gentype bits_plus(gentype x, igentype n) { return as_gentype((igentype)(as_igentype(x) + n)); }
static inline gentype bits_minus(gentype x, igentype n) { return as_gentype((igentype)(as_igentype(x) - n)); }
#endif
#endif
#endif
