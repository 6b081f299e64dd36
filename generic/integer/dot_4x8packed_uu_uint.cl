// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dot_4x8packed_uu_uint (6.15.3, cl_khr_integer_dot_product): dot of the uchar4 in a and the uchar4 in b.
#include <integer/dot.h>

uint dot_4x8packed_uu_uint(uint a, uint b) { return dot(as_uchar4(a), as_uchar4(b)); }
