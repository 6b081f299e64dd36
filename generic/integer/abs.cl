// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// abs (6.15.3): |x| as the unsigned type, so that the most negative number has an absolute value, too. It is always
// inlined, because there are drivers that call a function of this very name for the instruction, and would find this
// one.
#include "each_integer.h"

__attribute__((always_inline)) ugentype abs(gentype x) {
#if is_signed
  return as_ugentype((gentype)__builtin_elementwise_abs(x)); // which Clang before 22 promotes like an operator
#else
  return x;
#endif
}
