// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amd_sadhi (cl_amd_media_ops): z plus 2^16 times the sum of the absolute differences of the four bytes of x and y.
#include "each_type.h"
#include <media/bytes.h>

#if media_type
gentype amd_sadhi(gentype x, gentype y, gentype z) { return z + (sad(x, y) << 16); }
#endif
