// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amd_bfe (cl_amd_media_ops2): extracts count % 32 bits of x from bit offset % 32 on, or fewer where x ends; the result
// is sign-extended if x is signed.
#include "each_type.h"

#if elem_bits == 32 && !is_float
gentype amd_bfe(gentype x, ugentype offset, ugentype count) {
  offset &= 31;
  count &= 31;
  const ugentype unused = offset + count < 32 ? 32 - offset - count : (ugentype)0;
  const gentype bits = x << as_gentype(unused) >> as_gentype(offset + unused);
  return count == 0 ? (gentype)0 : bits;
}
#endif
