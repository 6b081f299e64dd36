// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_exchange and atomic_exchange_explicit (6.15.12.7.3) store the operand and return the old value.
#define longs
#define floats
#define halves
#include "each_atomic.h"
#include access
#define fetch atomic_exchange
#define fetch_explicit atomic_exchange_explicit
#define fetch_body return swap(object, operand, order, scope);
#include <atomic/fetch.h>
