// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reductions and scans by `operation`, for the types of which `applies` is true; included once per type. Values are combined
// one after the other in the order of the lanes, so that sums of floating-point numbers are those of a serial loop.
#include "subgroup/operations.h"
#if applies
#include "subgroup/words.h"

// Of x in those `lanes` that are in this lane's cluster (a power of two of lanes) and below `end`; `none` if there are none.
// The loop is the same for all lanes, for each has to give its x.
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
static inline gentype reduce(gentype x, ulong lanes) { return fold(x, lanes, 64, 64, x); }
static inline gentype scan_inclusive(gentype x, ulong lanes) { return fold(x, lanes, lane_id() + 1, 64, x); }
static inline gentype scan_exclusive(gentype x, ulong lanes) { return fold(x, lanes, lane_id(), 64, (gentype)(identity)); }
#endif
