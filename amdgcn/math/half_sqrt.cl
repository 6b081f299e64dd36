// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_sqrt (6.15.2): the hardware's approximation. Because that instruction knows no subnormal numbers, small
// arguments are scaled up by 2^32 first, and their results down by 2^16.
#define unary half_sqrt
#include "only_float.h"

// LLVM would make a correctly rounded root of it, of 15 instructions.
policy("nobuiltin-amdgcn") gentype half_sqrt(gentype x) {
  const bool small = x < 0x1p-96f;
  const gentype root = __builtin_amdgcn_sqrtf(small ? x * 0x1p32f : x);
  return small ? root * 0x1p-16f : root;
}
