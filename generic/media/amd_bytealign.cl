// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amd_bytealign (cl_amd_media_ops): the 32 bits from byte z % 4 on of the 64 bits whose upper half is x and whose lower
// half is y.
#include "each_type.h"
#include <media/bytes.h>

#if media_type
gentype amd_bytealign(gentype x, gentype y, gentype z) { return align(x, y, (z & 3) * 8); }
#endif
