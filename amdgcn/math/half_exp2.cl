// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_exp2 (6.15.2): the hardware's approximation, which LLVM takes for exp2 within 3 ulp. Because that instruction
// knows no subnormal numbers, arguments whose results are some are raised by 64 first, and their results scaled down by
// 2^64.
#define unary half_exp2
#include "only_float.h"

gentype half_exp2(gentype x) {
  const bool small = x < (gentype)-126;
  const gentype power = __builtin_amdgcn_exp2f(small ? x + (gentype)64 : x);
  return small ? power * 0x1p-64f : power;
}
