// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mul24 (6.15.3): the low 32 bits of the product of two 24-bit integers. Extending the arguments from 24 bits lets the
// compiler select the 24-bit multiplier, which is four times as fast as the full one.
#include "each_integer.h"

#if elem_bits == 32
gentype mul24(gentype x, gentype y) { return (x << 8 >> 8) * (y << 8 >> 8); }
#endif
