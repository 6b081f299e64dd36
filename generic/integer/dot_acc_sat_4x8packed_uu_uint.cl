// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dot_acc_sat_4x8packed_uu_uint (6.15.3, cl_khr_integer_dot_product): dot_4x8packed_uu_uint(a, b) + acc, saturated.
#include <integer/dot.h>

uint dot_acc_sat_4x8packed_uu_uint(uint a, uint b, uint acc) { return dot_acc_sat(as_uchar4(a), as_uchar4(b), acc); }
