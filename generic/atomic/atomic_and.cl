// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_and (6.15.12.8, of OpenCL C 1.x): bitwise and; returns the old value. Relaxed, for all of the device. atom_and
// is its older name, and that for 64 bits.
#define longs
#define legacy
#include "each_atomic.h"
#include access
gentype atom_and(volatile space gentype *p, gentype operand) {
  return modify_and((volatile space atomic *)p, operand, memory_order_relaxed, memory_scope_device);
}
#if elem_bits == 32
gentype atomic_and(volatile space gentype *p, gentype operand) { return atom_and(p, operand); }
#endif
