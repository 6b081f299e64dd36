// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amd_sadd (cl_amd_media_ops2): z plus the absolute difference of x and y.
#include "each_type.h"
#include <media/bytes.h>

#if media_type
gentype amd_sadd(gentype x, gentype y, gentype z) { return z + abs_diff(x, y); }
#endif
