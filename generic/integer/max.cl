// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// max (6.15.3 for integers; 6.15.4 for floating point): y if x < y, otherwise x. NaN arguments are undefined there;
// this is the comparison as it stands.
#include "each_type.h"

#if is_float
gentype max(gentype x, gentype y) { return isless(x, y) ? y : x; }
#else
gentype max(gentype x, gentype y) { return x < y ? y : x; }
#endif

#if vec_width > 1
gentype max(gentype x, sgentype y) { return max(x, (gentype)y); }
#endif
