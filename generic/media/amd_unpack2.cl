// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amd_unpack2 (cl_amd_media_ops): byte 2 of x as a float.
#include "each_type.h"

#if elem_bits == 32 && !is_float && !is_signed
floatn amd_unpack2(gentype x) { return vec_convert(float, x >> 16 & 0xff); }
#endif
