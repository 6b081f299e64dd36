// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_fetch_sub and atomic_fetch_sub_explicit (6.15.12.7.5; cl_ext_float_atomics) subtract the operand and return
// the old value. Integers wrap.
#define longs
#define floats
#define halves
#define private_floats
#define one_mixed
#include "each_atomic.h"
#include access
#define fetch atomic_fetch_sub
#define fetch_explicit atomic_fetch_sub_explicit
#define fetch_body return modify_sub(object, (gentype)operand, order, scope);
#include <atomic/fetch.h>
