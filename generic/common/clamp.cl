// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clamp (6.15.4 for floating point, 6.15.3 for integers): min(max(x, minval), maxval).
#include "each_type.h"

gentype clamp(gentype x, gentype minval, gentype maxval) { return min(max(x, minval), maxval); }

#if vec_width > 1
gentype clamp(gentype x, sgentype minval, sgentype maxval) { return min(max(x, minval), maxval); }
#endif
