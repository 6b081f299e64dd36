// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// bit_reverse (6.15.3, cl_khr_extended_bit_ops): bit n of the result is bit width-1-n of x.
#include "each_integer.h"

gentype bit_reverse(gentype x) { return __builtin_elementwise_bitreverse(x); }
