// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The overloads of atomic_compare_exchange_… (6.15.12.7.4) for all address spaces of `expected`; the file defines
// compare_exchange and compare_exchange_explicit, its names. Equal is what has equal bits.
#if is_generic
#define expected_space generic
#include "compare_exchange_forms.h"
#undef expected_space
#else
#define expected_space private
#include "compare_exchange_forms.h"
#undef expected_space
#define expected_space local
#include "compare_exchange_forms.h"
#undef expected_space
#define expected_space global
#include "compare_exchange_forms.h"
#undef expected_space
#endif
