// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amd_mqsad (cl_amd_media_ops2): the masked sums of amd_msad for y and the four bytes of x from byte 0, 1, 2 and 3 on,
// each added to 16 bits of z.
#include "each_type.h"
#include <media/bytes.h>

#if media_type
vec(ulong) amd_mqsad(vec(ulong) x, gentype y, vec(ulong) z) { return quadruple_msad(x, y, z); }
#endif
