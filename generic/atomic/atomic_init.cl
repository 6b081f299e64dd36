// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_init (6.15.12.2) gives an object its first value. This is not an atomic access.
#define longs
#define floats
#include "each_atomic.h"
void atomic_init(volatile space atomic *object, gentype value) { *(volatile space gentype *)object = value; }
