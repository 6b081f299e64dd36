// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amd_min3 (cl_amd_media_ops2): the least of three values.
#include "each_type.h"

#if elem_bits == 32
gentype amd_min3(gentype x, gentype y, gentype z) { return min(min(x, y), z); }
#endif
