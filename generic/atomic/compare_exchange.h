// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The overloads of atomic_compare_exchange_… (6.15.12.7.4) for all address spaces of `expected`; the file defines
// compare_exchange and compare_exchange_explicit, its names. Equal is what has equal bits. The order of a
// failure is the strongest that the specification allows beside that of a success, so that it need not be known.
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
