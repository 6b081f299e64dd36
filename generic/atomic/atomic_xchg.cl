// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_xchg (6.15.12.8, of OpenCL C 1.x): stores; returns the old value. Relaxed, for all of the device. atom_xchg is
// its older name, and that for 64 bits.
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
