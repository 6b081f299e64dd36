// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <oneclc/extensions.h>

kernel void named(global int *a) {
  local named_barrier_t all;
  work_group_named_barrier_init(&all, get_num_sub_groups() + 1);
  work_group_named_barrier(&all, CLK_LOCAL_MEM_FENCE);
  a[get_global_id(0)] = 1;
}
