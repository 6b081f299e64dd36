// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amd_bfm (cl_amd_media_ops2): a mask of count % 32 set bits from bit offset % 32 on.
#include "each_type.h"

#if elem_bits == 32 && !is_float && !is_signed
gentype amd_bfm(gentype count, gentype offset) { return (((gentype)1 << (count & 31)) - 1) << (offset & 31); }
#endif
