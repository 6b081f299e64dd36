// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ctz (6.15.3): the number of trailing zero bits; all of them for 0.
#include "each_integer.h"

gentype ctz(gentype x) { return __builtin_elementwise_ctzg(x, (gentype)elem_bits); }
