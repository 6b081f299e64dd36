// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The overloads of atomic_compare_exchange_strong and _weak (6.15.12.7.4) for all address spaces of `expected`. The
// file that includes this defines its names, compare_exchange and compare_exchange_explicit. Values are equal if their
// bits are. For the order of a failure the strongest one is taken that the specification allows beside the order of a
// success, so that the argument need not be known.
static inline bool try_exchange(volatile space atomic *object, private gentype *expected, gentype desired,
                                memory_order order, memory_scope scope) {
  return compare_swap(object, expected, desired, order, scope);
}

#if is_generic
#define expected_space generic
#include <atomic/compare_exchange_forms.h>
#undef expected_space
#else
#define expected_space private
#include <atomic/compare_exchange_forms.h>
#undef expected_space
#define expected_space local
#include <atomic/compare_exchange_forms.h>
#undef expected_space
#define expected_space global
#include <atomic/compare_exchange_forms.h>
#undef expected_space
#endif
