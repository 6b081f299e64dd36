// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amd_max3 (cl_amd_media_ops2): the greatest of three values.
#include "each_type.h"

#if elem_bits == 32
gentype amd_max3(gentype x, gentype y, gentype z) { return max(max(x, y), z); }
#endif
