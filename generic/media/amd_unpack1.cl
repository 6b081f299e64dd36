// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amd_unpack1 (cl_amd_media_ops): byte 1 of x as a float.
#include "each_type.h"

#if elem_bits == 32 && !is_float && !is_signed
floatn amd_unpack1(gentype x) { return vec_convert(float, x >> 8 & 0xff); }
#endif
