// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// masked_or, as generic/'s header of this name describes it, of uint by one instruction: ptxas makes two of it where
// both are constants.
#ifndef ONECLC_MATH_MASKED_OR_H
#define ONECLC_MATH_MASKED_OR_H
static inline uint masked_or(uint bits, uint mask, uint others) {
  uint result;
  __asm__("lop3.b32 %0, %1, %2, %3, 0xea;" : "=r"(result) : "r"(bits), "r"(mask), "r"(others));
  return result;
}
#endif
