// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Work-group reductions and scans by `operation`, for the types of which `applies` is true; included once for each
// operation (each_operation.h). The order is the same on every device, whatever its sub-groups: blocks of 32
// work-items, by linear local id, are combined one item after the other, then the blocks' results one after the other.
// So sums of floating-point numbers are the same bits everywhere.
#include <subgroup/fold.h>
#include <workgroup/partial_results.h>
#ifndef ONECLC_WORKGROUP_FOLD_H
#define ONECLC_WORKGROUP_FOLD_H
enum which { reduction, inclusive, exclusive };
#define work_group_fold named(work_group_fold)
#define fold_items named(fold_items)
#endif
#if applies
static inline gentype work_group_fold(gentype x, enum which which) {
  const uint me = get_local_linear_id(), block = me / 32, place = me % 32;
  const uint items = get_local_size(0) * get_local_size(1) * get_local_size(2);
  share(x);
  const gentype here = fold_block(x);
  const gentype before = which == exclusive ? fold_block_below(x, here) : here;
  local ulong *sums = block_slots();
  if (place == 31 || me == items - 1)
    *(local gentype *)&sums[block] = here;
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  const uint blocks = which == reduction
  ? (items + 31) / 32 : block;
  gentype sum = before;
  for (uint i = 0; i < blocks; i++) {
    const gentype y = *(const local gentype *)&sums[i];
    sum = i ? operation(sum, y) : y;
  }
  work_group_barrier(CLK_LOCAL_MEM_FENCE); // the slots are free for the next collective
  return which == reduction
  || !block || (which == exclusive && !place) ? sum : operation(sum, before);
}
#endif
