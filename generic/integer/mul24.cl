// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mul24 (6.15.3): the low 32 bits of the product of two 24-bit integers. For other arguments the result is
// implementation-defined.
#include "each_integer.h"

#if elem_bits == 32
gentype mul24(gentype x, gentype y) { return as_gentype(as_ugentype(x) * as_ugentype(y)); }
#endif
