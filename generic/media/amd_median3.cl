// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amd_median3 (cl_amd_media_ops2): the median of three values.
#include "each_type.h"

#if elem_bits == 32
gentype amd_median3(gentype x, gentype y, gentype z) { return max(min(x, y), min(max(x, y), z)); }
#endif
