// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_xor (6.15.12.8, of OpenCL C 1.x): bitwise exclusive or; returns the old value. Relaxed, for all of the device.
// atom_xor is its older name, and that for 64 bits.
#define longs
#define legacy
#include "each_atomic.h"
#include access
gentype atom_xor(volatile space gentype *p, gentype operand) {
  return modify_xor((volatile space atomic *)p, operand, memory_order_relaxed, memory_scope_device);
}
#if elem_bits == 32
gentype atomic_xor(volatile space gentype *p, gentype operand) { return atom_xor(p, operand); }
#endif
