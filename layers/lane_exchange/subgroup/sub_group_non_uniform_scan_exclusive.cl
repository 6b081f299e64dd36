// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_non_uniform_scan_exclusive_add and its like (min, max, mul, and, or, xor, logical_and, logical_or,
// logical_xor; cl_khr_subgroup_non_uniform_arithmetic) combine the values of those work-items before this one that call
// them together.
#include "each_type.h"
#define takes 1
#include <subgroup/each_operation.h>
#include <subgroup/fold.h>

#if applies
#ifdef by_keys
gentype named(sub_group_non_uniform_scan_exclusive)(gentype x) {
  [[clang::noinline]] return from_key_or_identity(named(sub_group_non_uniform_scan_exclusive)(to_key(x)));
}
#else
gentype named(sub_group_non_uniform_scan_exclusive)(gentype x) { return scan_exclusive(operand(x), active_lanes()); }
#endif
#endif
