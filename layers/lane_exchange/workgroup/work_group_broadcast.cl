// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// work_group_broadcast (6.15.16): x of the work-item with these local ids.
#include "each_type.h"
#include <workgroup/scratch.h>

#if vec_width == 1 && (elem_bits >= 32 || is_float)
static inline gentype broadcast(gentype x, bool mine) {
  local gentype *slot = common_slot();
  if (mine)
    *slot = x;
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  const gentype result = *slot;
  work_group_barrier(CLK_LOCAL_MEM_FENCE); // the slot is free for the next collective
  return result;
}

// With & instead of &&: of each call that LLVM does not see into, && would make a branch.
gentype work_group_broadcast(gentype x, size_t id) { return broadcast(x, get_local_id(0) == id); }
gentype work_group_broadcast(gentype x, size_t id_x, size_t id_y) {
  return broadcast(x, (get_local_id(0) == id_x) & (get_local_id(1) == id_y));
}
gentype work_group_broadcast(gentype x, size_t id_x, size_t id_y, size_t id_z) {
  return broadcast(x, (get_local_id(0) == id_x) & (get_local_id(1) == id_y) & (get_local_id(2) == id_z));
}
#endif
