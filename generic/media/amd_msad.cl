// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amd_msad (cl_amd_media_ops2): z plus the sum of the absolute differences of those bytes of x and y that are not 0 in
// y.
#include "each_type.h"
#include <media/bytes.h>

#if media_type
gentype amd_msad(gentype x, gentype y, gentype z) { return z + msad(x, y); }
#endif
