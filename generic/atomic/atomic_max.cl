// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_max (6.15.12.8, of OpenCL C 1.x) stores the larger of the object and the operand and returns the old value.
// Its order is relaxed, its scope the device. atom_max is the older name, which also takes 64-bit integers.
#define longs
#define legacy
#include "each_atomic.h"
#include access
gentype atom_max(volatile space gentype *p, gentype operand) {
  return modify_max((volatile space atomic *)p, operand, memory_order_relaxed, memory_scope_device);
}
#if elem_bits == 32
gentype atomic_max(volatile space gentype *p, gentype operand) { return atom_max(p, operand); }
#endif
