// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amd_unpack3 (cl_amd_media_ops): byte 3 of x as a float.
#include "each_type.h"

#if elem_bits == 32 && !is_float && !is_signed
floatn amd_unpack3(gentype x) { return vec_convert(float, x >> 24 & 0xff); }
#endif
