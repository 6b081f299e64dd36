// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_fetch_max and atomic_fetch_max_explicit (6.15.12.7.5; cl_ext_float_atomics) store the larger of the object and
// the operand and return the old value. Of floating-point values they choose as fmax does, which prefers a number to a
// NaN.
#define longs
#define floats
#define halves
#define private_floats
#include "each_atomic.h"
#include access
#define fetch atomic_fetch_max
#define fetch_explicit atomic_fetch_max_explicit
#undef fetch_body
#if is_float
#include <atomic/retry.h>
#define fetch_body retry(fmax)
#else
#define fetch_body return modify_max(object, (gentype)operand, order, scope);
#endif
#include <atomic/fetch.h>
