// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_cmpxchg (6.15.12.8, of OpenCL C 1.x) stores value if *p equals compare and returns the old value. Its order is
// relaxed, its scope the device. atom_cmpxchg is the older name, which also takes 64-bit integers.
#define longs
#define legacy
#include "each_atomic.h"
#include access
gentype atom_cmpxchg(volatile space gentype *p, gentype compare, gentype value) {
  compare_swap((volatile space atomic *)p, &compare, value, memory_order_relaxed, memory_scope_device);
  return compare;
}
#if elem_bits == 32
gentype atomic_cmpxchg(volatile space gentype *p, gentype compare, gentype value) {
  return atom_cmpxchg(p, compare, value);
}
#endif
