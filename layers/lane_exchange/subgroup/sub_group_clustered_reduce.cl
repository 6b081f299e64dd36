// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sub_group_clustered_reduce_add and its like (min, max, mul, and, or, xor, logical_and, logical_or, logical_xor;
// cl_khr_subgroup_clustered_reduce) combine the values of those work-items of the cluster that call them together.
#include "each_type.h"
#define takes 1
#include <subgroup/each_operation.h>
#include <subgroup/fold.h>

#if applies
#ifdef by_keys
gentype named(sub_group_clustered_reduce)(gentype x, uint size) {
  [[clang::noinline]] return from_key(named(sub_group_clustered_reduce)(to_key(x), size));
}
#else
gentype named(sub_group_clustered_reduce)(gentype x, uint size) {
  return reduce_clusters(operand(x), active_lanes(), size);
}
#endif
#endif
