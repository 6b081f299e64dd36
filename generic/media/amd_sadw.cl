// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amd_sadw (cl_amd_media_ops2): z plus the sum of the absolute differences of the 16-bit halves of x and y.
#include "each_type.h"
#include <media/bytes.h>

#if media_type
gentype amd_sadw(gentype x, gentype y, gentype z) {
  return z + abs_diff(halfword_of(x, 0), halfword_of(y, 0)) + abs_diff(halfword_of(x, 1), halfword_of(y, 1));
}
#endif
