// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_dec (6.15.12.8, of OpenCL C 1.x) subtracts one and returns the old value. Its order is relaxed, its scope the
// device. atom_dec is the older name, which also takes 64-bit integers.
#define longs
#define legacy
#include "each_atomic.h"
#include access
gentype atom_dec(volatile space gentype *p) {
  return modify_sub((volatile space atomic *)p, 1, memory_order_relaxed, memory_scope_device);
}
#if elem_bits == 32
gentype atomic_dec(volatile space gentype *p) { return atom_dec(p); }
#endif
