// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_log2 (6.15.2): the hardware's approximation, which LLVM takes for log2 within 3 ulp. Because that instruction
// knows no subnormal numbers, these are scaled up by 2^32 first, and their results lowered by 32.
#define unary half_log2
#include "only_float.h"

gentype half_log2(gentype x) {
  const bool small = x < 0x1p-126f;
  const gentype logarithm = __builtin_amdgcn_logf(small ? x * 0x1p32f : x);
  return small ? logarithm - (gentype)32 : logarithm;
}
