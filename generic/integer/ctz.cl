// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ctz (6.15.3): the number of trailing zero bits, which is the width for 0. It is always inlined, because there are
// drivers that call a function of this very name for the instruction, and would find this one.
#include "each_integer.h"

__attribute__((always_inline)) gentype ctz(gentype x) { return __builtin_elementwise_ctzg(x, (gentype)elem_bits); }
