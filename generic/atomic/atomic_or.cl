// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_or (6.15.12.8, of OpenCL C 1.x) makes the bitwise or with the operand and returns the old value. Its order is
// relaxed, its scope the device. atom_or is the older name, which also takes 64-bit integers.
#define longs
#define legacy
#include "each_atomic.h"
#include access
gentype atom_or(volatile space gentype *p, gentype operand) {
  return modify_or((volatile space atomic *)p, operand, memory_order_relaxed, memory_scope_device);
}
#if elem_bits == 32
gentype atomic_or(volatile space gentype *p, gentype operand) { return atom_or(p, operand); }
#endif
