// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_xchg (6.15.12.8, of OpenCL C 1.x) stores the value and returns the old one. Its order is relaxed, its scope
// the device. atom_xchg is the older name, which also takes 64-bit integers, but no float.
#define longs
#define floats
#define legacy
#include "each_atomic.h"
#include access
#if !is_float
gentype atom_xchg(volatile space gentype *p, gentype value) {
  return swap((volatile space atomic *)p, value, memory_order_relaxed, memory_scope_device);
}
#endif
#if elem_bits == 32
gentype atomic_xchg(volatile space gentype *p, gentype value) {
  return swap((volatile space atomic *)p, value, memory_order_relaxed, memory_scope_device);
}
#endif
