// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_non_uniform_scan_inclusive_add and its like (min, max, mul, and, or, xor, logical_and, logical_or,
// logical_xor; cl_khr_subgroup_non_uniform_arithmetic) combine the values of those work-items up to this one that call
// them together.
#include "each_type.h"
#define takes 1
#include <subgroup/each_operation.h>
#include <subgroup/fold.h>

#if applies
#ifdef by_keys
gentype named(sub_group_non_uniform_scan_inclusive)(gentype x) {
  [[clang::noinline]] return from_key(named(sub_group_non_uniform_scan_inclusive)(to_key(x)));
}
#else
gentype named(sub_group_non_uniform_scan_inclusive)(gentype x) { return scan_inclusive(operand(x), active_lanes()); }
#endif
#endif
