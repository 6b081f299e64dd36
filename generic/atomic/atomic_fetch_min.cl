// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_fetch_min and atomic_fetch_min_explicit (6.15.12.7.5; cl_ext_float_atomics) store the smaller of the object
// and the operand and return the old value. Of floating-point values they choose as fmin does, which prefers a number
// to a NaN.
#define longs
#define floats
#define halves
#define private_floats
#define both_mixed
#include "each_atomic.h"
#include access
#define fetch atomic_fetch_min
#define fetch_explicit atomic_fetch_min_explicit
#undef fetch_body
#if is_float
#include <atomic/retry.h>
#define fetch_body retry(fmin)
#else
#define fetch_body return modify_min(object, (gentype)operand, order, scope);
#endif
#include <atomic/fetch.h>
