// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atomic_compare_exchange_strong and atomic_compare_exchange_strong_explicit (6.15.12.7.4) store desired in the object
// if that equals *expected, else they store the object in *expected. They return whether the two were equal.
#define longs
#define floats
#include "each_atomic.h"
#include access
#define compare_exchange atomic_compare_exchange_strong
#define compare_exchange_explicit atomic_compare_exchange_strong_explicit
#include <atomic/compare_exchange.h>
