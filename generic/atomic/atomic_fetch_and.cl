// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_fetch_and and atomic_fetch_and_explicit (6.15.12.7.5) make the bitwise and with the operand and return the old
// value.
#define longs
#define both_mixed
#include "each_atomic.h"
#include access
#define fetch atomic_fetch_and
#define fetch_explicit atomic_fetch_and_explicit
#define fetch_body return modify_and(object, (gentype)operand, order, scope);
#include <atomic/fetch.h>
