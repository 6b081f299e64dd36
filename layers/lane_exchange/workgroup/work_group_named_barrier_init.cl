// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// work_group_named_barrier_init (oneclc/extensions.h): one work-item fills the barrier, and all wait for that.
#include <oneclc/extensions.h>

void work_group_named_barrier_init(local named_barrier_t *barrier, uint sub_groups) {
  if (get_local_linear_id() == 0)
    *barrier = (named_barrier_t){sub_groups, 0, 0};
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
}
