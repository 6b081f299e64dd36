// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What logarithms of halves share, in float.
#include <math/half/in_float.h>
#define ln2_single 0x1.62e43p-1f

// Where the logarithm of a half is no number or infinite
#define rare_logarithm_of_half(x) ((ugentype)(as_ugentype(x) - (ugentype)1) >= (ugentype)(infinity_bits - 1))
