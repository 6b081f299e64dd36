// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amd_sad (cl_amd_media_ops): z and the sum of the absolute differences of bytes.
#include "each_type.h"
#include <media/bytes.h>

#if media_type
gentype amd_sad(gentype x, gentype y, gentype z) { return z + sad(x, y); }
#endif
