// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_sub_group_shuffle_up (cl_intel_subgroups and its kin): the value `delta` lanes before in a row of two
// sub-groups, whose values are `previous` and `current`. Each lane gives both, because others may need either.
#include "each_type.h"
#include <subgroup/intel_types.h>

#if intel_type
gentype intel_sub_group_shuffle_up(gentype previous, gentype current, uint delta) {
  const uint size = get_max_sub_group_size(), lane = get_sub_group_local_id() + size - delta;
  const gentype there = value_at(previous, lane % size), here = value_at(current, lane % size);
  return lane < size ? there : here;
}
#endif
