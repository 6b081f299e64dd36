// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions and scans by `operation`, for the types of which `applies` is true; included once for each operation
// (each_operation.h). Floating-point sums and products have one order on every device, that of a tree: its leaves are
// the lanes, its nodes the aligned blocks of 2, 4, 8 … lanes, and a block's value is operation(that of its lower half,
// that of its upper half). A half in which no lane takes part is left out. What precedes a lane is combined likewise,
// step by step, with the lower halves of the blocks in whose upper halves the lane is (J. Sklansky, "Conditional-sum
// addition logic", IRE Trans. Electronic Computers EC-9, 1960): then a block's last lane has the value of the block.
// A work-group's tree goes on where that of its sub-groups ends (workgroup/fold.h), so that the size of sub-groups does
// not matter.
//
//   reduce_all(x), scan_all_inclusive(x), scan_all_exclusive(x)     of a sub-group that calls a builtin as a whole
//   reduce(x, lanes), scan_inclusive(x, lanes), scan_exclusive(x, lanes), reduce_clusters(x, lanes, size)
//                                                                   of lanes that call a builtin together
#include <subgroup/operations.h>
#ifndef ONECLC_SUBGROUP_FOLD_H
#define ONECLC_SUBGROUP_FOLD_H
// The functions below exist once for each operation, whose name is part of theirs.
#define named_with(name, operation) name##_##operation
#define name_with(name, operation) named_with(name, operation)
#define named(name) name_with(name, operation_name)
#define fold_halves named(fold_halves)
#define scan_all named(scan_all)
#define scan_some named(scan_some)
#define reduce named(reduce)
#define reduce_clusters named(reduce_clusters)
#define scan_inclusive named(scan_inclusive)
#define scan_exclusive named(scan_exclusive)
#define reduce_all named(reduce_all)
#define scan_all_inclusive named(scan_all_inclusive)
#define scan_all_exclusive named(scan_all_exclusive)
#endif
#if applies
#ifdef by_keys // then the builtins of integers do it
#undef to_key
#undef from_key
#undef from_key_or_identity
#define to_key(x) key_of(x, (gentype)(identity))
#define from_key(k) of_key(k, (gentype)(identity), false)
#define from_key_or_identity(k) of_key(k, (gentype)(identity), true)
#else
#include <subgroup/exchange.h>
#include <subgroup/hardware_reduction.h>
#undef each_span
#define each_span(span, end) \
  _Pragma("unroll") for (uint span = 1; span < 8 * sizeof(lane_set); span *= 2) if (span < lane_count() && span < (end))

// Combines the aligned blocks of `size` lanes, of a sub-group whose lanes are all there. The operations are
// commutative.
static inline gentype fold_halves(gentype x, uint size) {
  each_span(span, size) x = operation(x, of_other_half(x, span));
  return x;
}

// Combines the lanes up to this one, of a sub-group that calls a builtin as a whole. What precedes this lane goes to
// *before, which was `neutral`; the first one keeps what was there.
static inline gentype scan_all(gentype x, private gentype *before) {
  const uint me = lane_id();
  each_span(span, 64) {
    const gentype lower = of_lower_half(x, span);
    x = me & span ? opaque(operation(lower, x)) : x;
    if (!preceding_lane_is_near())
      *before = me & span ? operation(lower, *before) : *before;
  }
  if (preceding_lane_is_near())
    *before = of_preceding_lane(x, *before);
  return x;
}

// Combines those of the `lanes` up to this one that are in its aligned block of `size` lanes.
static inline gentype scan_some(gentype x, lane_set lanes, uint size, private gentype *before) {
  const uint me = lane_id();
  *before = (gentype)(neutral);
  each_span(span, size) {
    const lane_set lower_half = me & span ? lanes & first_lanes(span) << (me & -2 * span) : 0;
    const gentype lower = of_any_lane(lanes, x, lower_half ? last_lane(lower_half) : me);
    x = lower_half ? operation(lower, x) : x;
    *before = lower_half ? operation(lower, *before) : *before;
  }
  return x;
}

static inline gentype reduce_all(gentype x) {
  gentype result;
  if (hardware_reduction(operation, x, all_lanes(), &result))
    return result;
  // All sub-groups have the same way, which is known before the work-item is.
  const uint items = get_local_size(0) * get_local_size(1) * get_local_size(2);
  if (items % lane_count() == 0)
    return fold_halves(x, lane_count());
  result = (gentype)(neutral);
  return of_lane(all_lanes(), scan_all(x, &result), get_sub_group_size() - 1);
}
static inline gentype scan_all_inclusive(gentype x) {
  gentype before = (gentype)(neutral);
  return scan_all(x, &before);
}
static inline gentype scan_all_exclusive(gentype x) {
  gentype before = lane_id() ? (gentype)(neutral) : (gentype)(identity);
  scan_all(x, &before);
  return before;
}

static inline gentype reduce(gentype x, lane_set lanes) {
  gentype result;
  if (hardware_reduction(operation, x, lanes, &result))
    return result;
  if (__builtin_expect(lanes == first_lanes(lane_count()), true))
    return fold_halves(x, lane_count());
  return of_lane(lanes, scan_some(x, lanes, lane_count(), &result), last_lane(lanes));
}
static inline gentype reduce_clusters(gentype x, lane_set lanes, uint size) {
  gentype before;
  if (__builtin_expect(lanes == first_lanes(lane_count()), true))
    return fold_halves(x, size);
  x = scan_some(x, lanes, size, &before);
  return of_any_lane(lanes, x, last_lane(lanes & first_lanes(size) << (lane_id() & -size)));
}
static inline gentype scan_inclusive(gentype x, lane_set lanes) {
  gentype before = (gentype)(neutral);
  return __builtin_expect(lanes == first_lanes(lane_count()), true) ? scan_all(x, &before)
                                                                    : scan_some(x, lanes, lane_count(), &before);
}
static inline gentype scan_exclusive(gentype x, lane_set lanes) {
  gentype before = (gentype)(neutral);
  if (__builtin_expect(lanes == first_lanes(lane_count()), true))
    scan_all(x, &before);
  else
    scan_some(x, lanes, lane_count(), &before);
  return lanes & first_lanes(lane_id()) ? before : (gentype)(identity);
}
#endif
#endif
