// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mad24 (6.15.3): mul24(x, y) + z; the sum wraps.
#include "each_integer.h"

#if elem_bits == 32
gentype mad24(gentype x, gentype y, gentype z) { return as_gentype(as_ugentype(mul24(x, y)) + as_ugentype(z)); }
#endif
