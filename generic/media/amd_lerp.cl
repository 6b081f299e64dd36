// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amd_lerp (cl_amd_media_ops): the means of the bytes of x and y, each rounded up if the lowest bit of the byte of z is
// set, else down.
#include "each_type.h"
#include <media/bytes.h>

#if media_type
gentype amd_lerp(gentype x, gentype y, gentype z) {
  gentype result = 0;
  for (uint i = 0; i < 4; i++)
    result |= (byte_of(x, i) + byte_of(y, i) + (byte_of(z, i) & 1)) >> 1 << (8 * i);
  return result;
}
#endif
