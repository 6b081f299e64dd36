// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions and scans by `operation`, for the types of which `applies` is true; included once for each operation
// (each_operation.h). Floating-point values are combined one after the other in the order of the lanes, so that sums
// are those of a serial loop. For integers the order does not matter: a whole sub-group takes log2(lanes) steps where
// lanes reach each other at once (any_lane_is_near in lanes.h).
#include <subgroup/operations.h>
#ifndef ONECLC_SUBGROUP_FOLD_H
#define ONECLC_SUBGROUP_FOLD_H
// The functions below exist once for each operation, whose name is part of theirs.
#define named_with(name, operation) name##_##operation
#define name_with(name, operation) named_with(name, operation)
#define named(name) name_with(name, operation_name)
#define fold named(fold)
#define fold_up_to_me named(fold_up_to_me)
#define fold_below_me named(fold_below_me)
#define reduce named(reduce)
#define scan_inclusive named(scan_inclusive)
#define scan_exclusive named(scan_exclusive)
#define reduce_all named(reduce_all)
#define scan_all_inclusive named(scan_all_inclusive)
#define scan_all_exclusive named(scan_all_exclusive)
#endif
#if applies
#include <subgroup/exchange.h>
#include <subgroup/hardware_reduction.h>

// Combines the x of those `lanes` that are in this lane's cluster (of `cluster` lanes, a power of two) and below `end`;
// the result is `none` if there are no such lanes. The loop is the same for all lanes, because each has to give its x.
static inline gentype fold(gentype x, ulong lanes, uint end, uint cluster, gentype none) {
  const uint me = lane_id();
  bool started = false;
  gentype result = none;
  for (ulong rest = lanes; rest; rest &= rest - 1) {
    const uint lane = ctz(rest);
    const gentype y = of_lane(lanes, x, lane);
    if (lane < end && (lane ^ me) < cluster) {
      result = started ? operation(result, y) : y;
      started = true;
    }
  }
  return result;
}

// Combines the lanes of a whole sub-group from a multiple of 32 up to this one. Each step doubles the number of lanes
// that are combined in x (Hillis and Steele, "Data Parallel Algorithms", Communications of the ACM 29, 1986).
static inline gentype fold_up_to_me(gentype x) {
  const uint me = lane_id(), place = me & 31;
  if (is_float || !any_lane_is_near())
    return fold(x, all_lanes(), me + 1, 32, x);
#pragma unroll
  for (uint span = 1; span < 32; span *= 2) {
    const gentype y = of_any_lane(all_lanes(), x, me - (place >= span ? span : 0));
    x = place >= span ? operation(y, x) : x;
  }
  return x;
}
// Combines the lanes of a whole sub-group from a multiple of 32 up to the one before this one. `up_to_me` is
// fold_up_to_me(x); floating-point types do not need it.
static inline gentype fold_below_me(gentype x, gentype up_to_me) {
  const uint me = lane_id(), place = me & 31;
  if (is_float || !any_lane_is_near())
    return fold(x, all_lanes(), me, 32, (gentype)(identity));
  const gentype y = of_any_lane(all_lanes(), up_to_me, me - (place != 0));
  return place ? y : (gentype)(identity);
}

// Reductions and scans of those `lanes` that call a builtin together.
static inline gentype reduce(gentype x, ulong lanes) {
  gentype result;
  return hardware_reduction(operation, x, lanes, &result) ? result : fold(x, lanes, 64, 64, x);
}
static inline gentype scan_inclusive(gentype x, ulong lanes) { return fold(x, lanes, lane_id() + 1, 64, x); }
static inline gentype scan_exclusive(gentype x, ulong lanes) {
  return fold(x, lanes, lane_id(), 64, (gentype)(identity));
}

// The same for a sub-group that calls a builtin as a whole.
static inline gentype reduce_all(gentype x) {
  gentype result;
  if (hardware_reduction(operation, x, all_lanes(), &result))
    return result;
  if (is_float || lane_count() != 32 || !any_lane_is_near())
    return fold(x, all_lanes(), 64, 64, x);
  return of_lane(all_lanes(), fold_up_to_me(x), get_sub_group_size() - 1);
}
static inline gentype scan_all_inclusive(gentype x) {
  return lane_count() == 32 ? fold_up_to_me(x) : scan_inclusive(x, all_lanes());
}
static inline gentype scan_all_exclusive(gentype x) {
  return lane_count() == 32 ? fold_below_me(x, (gentype)(is_float ? x : fold_up_to_me(x)))
                            : scan_exclusive(x, all_lanes());
}
#endif
