// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// min (6.15.3 for integers; 6.15.4 for floating point): y if y < x, otherwise x. For floating point the specification
// leaves NaN arguments undefined; the comparison is taken as it stands. It is always inlined, because there are drivers
// that call a function of this very name for the instruction, and would find this one.
#include "each_type.h"

#if is_float
__attribute__((always_inline)) gentype min(gentype x, gentype y) { return isless(y, x) ? y : x; }
#else
__attribute__((always_inline)) gentype min(gentype x, gentype y) { return y < x ? y : x; }
#endif

#if vec_width > 1
gentype min(gentype x, sgentype y) { return min(x, (gentype)y); }
#endif
