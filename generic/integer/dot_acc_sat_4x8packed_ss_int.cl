// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dot_acc_sat_4x8packed_ss_int (6.15.3, cl_khr_integer_dot_product): dot_4x8packed_ss_int(a, b) + acc, saturated.
#include <integer/dot.h>

int dot_acc_sat_4x8packed_ss_int(uint a, uint b, int acc) { return dot_acc_sat(as_char4(a), as_char4(b), acc); }
