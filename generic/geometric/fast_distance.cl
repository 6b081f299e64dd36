// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fast_distance (6.15.5): fast_length(p0 - p1). It takes float only.
#include "each_float.h"

#if elem_bits == 32 && vec_width <= 4
sgentype fast_distance(gentype p0, gentype p1) { return fast_length(p0 - p1); }
#endif
