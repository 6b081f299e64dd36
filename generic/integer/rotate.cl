// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rotate (6.15.3): the bits of v shifted left by i modulo the width; the bits that are shifted out come in on the
// right.
#include "each_integer.h"

gentype rotate(gentype v, gentype i) {
  const ugentype bits = as_ugentype(v), n = as_ugentype(i);
  const ugentype mask = elem_bits - 1;
  return as_gentype((ugentype)(bits << (n & mask) | bits >> (-n & mask)));
}
