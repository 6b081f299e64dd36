// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// max (6.15.3 for integers; 6.15.4 for floating point): y if x < y, otherwise x. For floating point the specification
// leaves NaN arguments undefined; the comparison is taken as it stands. It is always inlined, because there are drivers
// that call a function of this very name for the instruction, and would find this one.
#include "each_type.h"

#if is_float
__attribute__((always_inline)) gentype max(gentype x, gentype y) { return isless(x, y) ? y : x; }
#else
__attribute__((always_inline)) gentype max(gentype x, gentype y) { return x < y ? y : x; }
#endif

#if vec_width > 1
gentype max(gentype x, sgentype y) { return max(x, (gentype)y); }
#endif
