// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rotate (6.15.3): the bits of v shifted left by i modulo the width; those shifted out come in on the right. They do so in
// two steps, so that no shift is by the width when i is 0: other forms become llvm.fshl, for which LLVM's SPIR-V backend
// makes just such a shift.
#include "each_integer.h"

gentype rotate(gentype v, gentype i) {
  ugentype x = as_ugentype(v), n = as_ugentype(i) & (unsigned_elem)(elem_bits - 1);
  return as_gentype((ugentype)(x << n | x >> (unsigned_elem)1 >> ((unsigned_elem)(elem_bits - 1) - n)));
}
