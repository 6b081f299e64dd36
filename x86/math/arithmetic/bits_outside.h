// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// bits_outside, as generic/'s header of this name describes it. Before AVX-512 vectors are compared as signed numbers
// alone, to which a sum with another constant brings them; an unsigned comparison is two instructions.
#if vec_width > 1 && !defined(__AVX512VL__)
#ifndef bits_outside_pass
#define bits_outside_pass
#define end_of_pass "math/end_of_pass.h"
#include <math/arithmetic/ieee.h>
static inline relation bits_outside(gentype x, ugentype least, ugentype most) {
  const ugentype top = (ugentype)sign_bit;
  return as_igentype(as_ugentype(x) - (least ^ top)) >= as_igentype((most - least) ^ top);
}
#endif
#else
#include_next <math/arithmetic/bits_outside.h>
#endif
