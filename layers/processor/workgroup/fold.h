// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Work-group reductions and scans, as layers/lane_exchange's header of this name describes them. Here a sub-group is
// one work-item; the first item does the whole tree, on the items' slots, while the others wait. Then each reads its
// own slot, so that none can change what another has yet to read when it goes on to the next collective.
#include <subgroup/fold.h>
#include <workgroup/scratch.h>
#ifndef ONECLC_WORKGROUP_FOLD_H
#define ONECLC_WORKGROUP_FOLD_H
enum which { total, inclusive, exclusive };
#define work_group_fold named(work_group_fold)
#define reduce_slots named(reduce_slots)
#define scan_slots named(scan_slots)
// Those of all types are of one size, because the next collective, of another type, begins before all have read.
#define slots_in(memory) \
  typedef struct { \
    gentype value; \
  } __attribute__((aligned(8), may_alias)) slot; \
  local slot *const slots = (local slot *)(memory)
#endif
#if applies && !defined by_keys
static inline gentype reduce_slots(local gentype *memory, uint items) {
  slots_in(memory);
  for (uint span = 1; span < items; span *= 2)
    for (uint i = 0; i + span < items; i += 2 * span)
      slots[i].value = operation(slots[i].value, slots[i + span].value);
  return slots[0].value;
}
static inline void scan_slots(local gentype *memory, uint items) {
  slots_in(memory);
  for (uint span = 1; span < items; span *= 2)
    for (uint i = span; i < items; i += 2 * span) {
      const gentype lower = slots[i - 1].value;
      for (uint k = i; k < i + span && k < items; k++)
        slots[k].value = operation(lower, slots[k].value);
    }
}

static inline gentype work_group_fold(gentype x, enum which which) {
  const uint me = get_local_linear_id(), items = get_local_size(0) * get_local_size(1) * get_local_size(2);
  slots_in(scratch());
  slots[me].value = x;
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  if (me == 0) {
    if (which == total) {
      const gentype sum = reduce_slots((local gentype *)slots, items);
      for (uint i = 0; i < items; i++)
        slots[i].value = sum;
    } else {
      scan_slots((local gentype *)slots, items);
    }
    if (which == exclusive) {
      for (uint i = items - 1; i > 0; i--)
        slots[i] = slots[i - 1];
      slots[0].value = (gentype)(identity);
    }
  }
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  return slots[me].value;
}
#endif
