// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_compare_exchange_weak and atomic_compare_exchange_weak_explicit (6.15.12.7.4) do the same as the strong forms:
// they could fail without a cause, but never do.
#define longs
#define floats
#include "each_atomic.h"
#include access
#define compare_exchange atomic_compare_exchange_weak
#define compare_exchange_explicit atomic_compare_exchange_weak_explicit
#include <atomic/compare_exchange.h>
