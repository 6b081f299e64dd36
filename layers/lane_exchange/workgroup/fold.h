// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Work-group reductions and scans by `operation`, for the types of which `applies` is true; included once for each
// operation (each_operation.h). The order is that of the tree in subgroup/fold.h, whose leaves are here all items of
// the work-group, by linear local id. Sub-groups combine their items; each leaves its value in a slot of local memory.
// The first sub-group reduces the slots, and what precedes a sub-group it combines itself: the slots are few, and each
// lane reads the same.
#include <subgroup/fold.h>
#include <workgroup/scratch.h>
#ifndef ONECLC_WORKGROUP_FOLD_H
#define ONECLC_WORKGROUP_FOLD_H
enum which { total, inclusive, exclusive };
#define work_group_fold named(work_group_fold)
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

static inline gentype work_group_fold(gentype x, enum which which) {
  const uint me = get_local_linear_id(), size = lane_count(), group = me / size, lane = lane_id();
  const uint items = get_local_size(0) * get_local_size(1) * get_local_size(2), groups = (items + size - 1) / size;
  gentype before;
  const gentype sum = which == total ? reduce_all(x) : scan_all(x, &before);
  gentype result = which == exclusive ? before : sum;
  if (groups > 1) {
    local gentype *const slots = scratch();
    // Beyond the slots of all types
    local gentype *const reduced = (local gentype *)((local ulong *)scratch() + most_sub_groups);
    if (lane == size - 1 || me == items - 1)
      slots[group] = sum;
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    if (which == total) {
      if (is_float && groups == 2) { // then each item combines the two
        result = fold_2(slots);
        work_group_barrier(CLK_LOCAL_MEM_FENCE);
        return result;
      }
      if (group == 0) {
        result = lane < groups ? slots[lane] : (gentype)(neutral);
        if (!hardware_reduction(operation, result, all_lanes(), &result))
          result = fold_halves(result, groups);
        if (lane == 0)
          *reduced = result;
      }
    } else {
      const gentype preceding = lane < group ? slots[lane] : (gentype)(neutral);
      gentype lower;
      const bool has_lower = hardware_reduction(operation, preceding, all_lanes(), &lower);
      if (has_lower && items % size == 0) { // the last sub-group has lanes enough
        result = operation(lower, result);
      } else {
        // The lower halves of the blocks in whose upper halves the sub-group is
#define add_lower_half(n) \
  if (group & n) \
    result = operation(fold_##n(slots + (group & -n) - n), result);
        add_lower_half(1) add_lower_half(2) add_lower_half(4) add_lower_half(8) add_lower_half(16)
#undef add_lower_half
      }
    }
    work_group_barrier(CLK_LOCAL_MEM_FENCE); // then the slots are free for the next collective
    if (which == total)
      result = *reduced;
  }
  return which == exclusive && !me ? (gentype)(identity) : result;
}
#endif
