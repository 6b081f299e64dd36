// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_inc (6.15.12.8, of OpenCL C 1.x) adds one and returns the old value. Its order is relaxed, its scope the
// device. atom_inc is the older name, which also takes 64-bit integers.
#define longs
#define legacy
#include "each_atomic.h"
#include access
gentype atom_inc(volatile space gentype *p) {
  return modify_add((volatile space atomic *)p, 1, memory_order_relaxed, memory_scope_device);
}
#if elem_bits == 32
gentype atomic_inc(volatile space gentype *p) { return atom_inc(p); }
#endif
