// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_shuffle_down (cl_intel_subgroups and its kin): the value `delta` lanes further in a row of two
// sub-groups, whose values are `current` and `next`. Each lane gives both, because others may need either.
#include "each_type.h"
#include <subgroup/intel_types.h>

#if intel_type
gentype intel_sub_group_shuffle_down(gentype current, gentype next, uint delta) {
  const uint size = get_max_sub_group_size(), lane = get_sub_group_local_id() + delta;
  const gentype here = value_at(current, lane % size), there = value_at(next, lane % size);
  return lane < size ? here : there;
}
#endif
