// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What work-group collectives are made of, as layers/lane_exchange's header of this name describes it. Here the
// driver's scratch memory has a slot for each work-item and, behind these, one for each block of 32; each work-item
// combines the slots of its block that it needs. Included once per type.
#include <oneclc/processor.h>
#ifndef ONECLC_WORKGROUP_PARTIAL_RESULTS_H
#define ONECLC_WORKGROUP_PARTIAL_RESULTS_H
static inline local ulong *item_slots(void) { return (local ulong *)__oneclc_work_item()->scratch; }
static inline local ulong *block_slots(void) {
  return item_slots() + get_local_size(0) * get_local_size(1) * get_local_size(2);
}
#endif
#undef share
#undef fold_block
#undef fold_block_below
#define share(x) \
  *(local gentype *)&item_slots()[get_local_linear_id()] = (x); \
  work_group_barrier(CLK_LOCAL_MEM_FENCE)
#define fold_block(x) fold_items(get_local_linear_id() % 32 + 1, x)
#define fold_block_below(x, up_to_me) fold_items(get_local_linear_id() % 32, (gentype)(identity))
#if applies
static inline gentype fold_items(uint end, gentype none) {
  const local ulong *slots = item_slots() + (get_local_linear_id() & ~31ul);
  gentype result = none;
  for (uint i = 0; i < end; i++) {
    const gentype y = *(const local gentype *)&slots[i];
    result = i ? operation(result, y) : y;
  }
  return result;
}
#endif
