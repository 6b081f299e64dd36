// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Declares `instruction`, one of SPIR-V's that modify an integer, and defines the function `modify` by it.
gentype instruction(volatile space gentype *, int scope, int semantics, gentype);

static inline gentype modify(volatile space atomic *object, gentype operand, memory_order order, memory_scope scope)
{
  return instruction((volatile space gentype *)object, spirv_scope(scope), semantics(object, order), operand);
}
#undef instruction
#undef modify
