// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fast_length (6.15.5): sqrt(dot(p, p)), computed as it stands, so that the result is out of range where the squares
// are. It takes float only.
#include "each_float.h"

#if elem_bits == 32 && vec_width == 1
gentype fast_length(gentype p) { return fabs(p); }
#elif elem_bits == 32 && vec_width <= 4
sgentype fast_length(gentype p) { return sqrt(dot(p, p)); }
#endif
