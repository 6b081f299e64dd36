// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Work-group reductions and scans by `operation`, for the types of which `applies` is true; included once for each
// operation (each_operation.h). The order is that of the tree in subgroup/fold.h, whose leaves are here all items of
// the work-group, by linear local id. Sub-groups combine their items; each leaves its value in a slot of local memory.
// The first sub-group reduces the slots; for a scan each of its lanes stands for a sub-group and leaves what precedes
// that. Of two sub-groups each combines the slots itself. Where the sizes are usual, few instructions ask for them.
#include <subgroup/fold.h>
#include <workgroup/scratch.h>
#ifndef ONECLC_WORKGROUP_FOLD_H
#define ONECLC_WORKGROUP_FOLD_H
enum which { total, inclusive, exclusive };
#define work_group_fold named(work_group_fold)
#define work_group_total named(work_group_total)
#define work_group_scan named(work_group_scan)
#define add_preceding named(add_preceding)
#define leave named(leave)
#define fold_1 named(fold_1)
#define fold_2 named(fold_2)
#define fold_4 named(fold_4)
#define fold_8 named(fold_8)
#define fold_16 named(fold_16)
#endif
#if applies && !defined by_keys
// The values of 1, 2, 4, 8 and 16 slots that are all there.
static inline gentype fold_1(const local gentype *slots) { return *slots; }
static inline gentype fold_2(const local gentype *slots) { return operation(slots[0], slots[1]); }
static inline gentype fold_4(const local gentype *slots) { return operation(fold_2(slots), fold_2(slots + 2)); }
static inline gentype fold_8(const local gentype *slots) { return operation(fold_4(slots), fold_4(slots + 4)); }
static inline gentype fold_16(const local gentype *slots) { return operation(fold_8(slots), fold_8(slots + 8)); }

// One item of each sub-group leaves `sum` in the slot of that, which all items may read then.
static inline void leave(gentype sum, bool is_one, local gentype *slots, uint group) {
  if (is_one)
    slots[group] = sum;
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
}

// What lies behind the slots may still be read in a sub-group when others fill slots for the next collective: a barrier
// follows before that changes.
static inline gentype work_group_total(gentype x) {
  const uint me = get_local_linear_id(), size = lane_count(), group = me / size, lane = lane_id();
  const uint items = get_local_size(0) * get_local_size(1) * get_local_size(2), groups = (items + size - 1) / size;
  local gentype *const slots = scratch(), *const totals = behind_slots(); // the total for each lane
  gentype sum;
  if (is_float && (items % size == 0) & (groups > 2)) {
    sum = fold_halves(x, size);
  } else {
    sum = reduce_all(x);
    if (groups == 1)
      return sum;
    if (is_float && groups == 2) { // then each item combines the two
      leave(sum, lane == 0, slots, group);
      sum = fold_2(slots);
      work_group_barrier(CLK_LOCAL_MEM_FENCE);
      return sum;
    }
  }
  leave(sum, lane == 0, slots, group);
  if (group == 0) {
    sum = lane < groups ? slots[lane] : (gentype)(neutral);
    if (!hardware_reduction(operation, sum, all_lanes(), &sum))
      sum = fold_halves(sum, size);
    totals[lane] = sum;
  }
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  return totals[lane];
}

// Combines what precedes the sub-group with `result`, where `sum` is that of its items up to this one and there are at
// most 2^levels sub-groups. The first sub-group's lanes leave for each the lower halves of the blocks in whose upper
// halves it is, those of 1, 2, 4 and 8 slots; of 16 slots the second one leaves it.
static inline gentype add_preceding(gentype result, gentype sum, bool is_last, uint group, uint levels) {
  typedef gentype row __attribute__((ext_vector_type(4)));
  local gentype *const slots = scratch();
  local row *const rows = behind_slots();
  local gentype *const halves = (local gentype *)(rows + most_sub_groups);
  leave(sum, is_last, slots, group);
#define lower_half(n) \
  ({ \
    const gentype half_below = fold_##n(slots + (at & -2 * n)); \
    at &n ? half_below : (gentype)(neutral); \
  })
  const uint at = in_place(lane_id());
  if (group < levels / 2 && (lane_count() <= most_sub_groups || at < most_sub_groups)) {
    if (group == 0)
      rows[at] = (row)(lower_half(1), lower_half(2), lower_half(4), levels > 3 ? lower_half(8) : (gentype)(neutral));
    else
      halves[at] = lower_half(16);
  }
#undef lower_half
  work_group_barrier(CLK_LOCAL_MEM_FENCE);
  const row lower_halves = rows[group];
  result = operation(lower_halves.x, result);
  result = operation(lower_halves.y, result);
  result = operation(lower_halves.z, result);
  return levels == 3 ? result : operation(halves[group], operation(lower_halves.w, result));
}

static inline gentype work_group_scan(gentype x, bool exclusive) {
  const uint me = get_local_linear_id(), size = lane_count(), group = me / size, lane = lane_id();
  const uint items = get_local_size(0) * get_local_size(1) * get_local_size(2), groups = (items + size - 1) / size;
  gentype before = me ? (gentype)(neutral) : (gentype)(identity);
  const gentype sum = scan_all(x, &before);
  gentype result = exclusive ? before : sum;
  const bool is_last = lane == size - 1 || me == items - 1;
  local gentype *const slots = scratch();
  if (has_hardware_reduction && (items % size == 0) & (groups > 1)) { // then each sub-group has a lane for each slot
    leave(sum, is_last, slots, group);
    result = operation(reduce_all(lane < group ? slots[lane] : (gentype)(neutral)), result);
    work_group_barrier(CLK_LOCAL_MEM_FENCE); // then the slots are free for the next collective
    return result;
  }
  if (groups > 8)
    return add_preceding(result, sum, is_last, group, 5);
  if (groups > 2)
    return add_preceding(result, sum, is_last, group, 3);
  if (groups == 2) {
    leave(sum, is_last, slots, group);
    if (group)
      result = operation(*slots, result);
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
  }
  return result;
}

static inline gentype work_group_fold(gentype x, enum which which) {
  return which == total ? work_group_total(x) : work_group_scan(x, which == exclusive);
}
#endif
