// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dot_4x8packed_su_int (6.15.3, cl_khr_integer_dot_product): dot of the char4 in a and the uchar4 in b.
#include <integer/dot.h>

int dot_4x8packed_su_int(uint a, uint b) { return dot(as_char4(a), as_uchar4(b)); }
