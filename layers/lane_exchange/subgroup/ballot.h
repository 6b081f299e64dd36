// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sets of lanes as a uint4, one bit for each lane. Bits beyond the greatest sub-group are ignored.
#ifndef ONECLC_SUBGROUP_BALLOT_H
#define ONECLC_SUBGROUP_BALLOT_H
#include <subgroup/exchange.h>
static inline uint4 as_ballot(lane_set lanes) { return (uint4)(lanes, (ulong)lanes >> 32, 0, 0); }
static inline lane_set as_lanes(uint4 ballot) { return (lane_set)as_ulong(ballot.xy) & first_lanes(lane_count()); }
#endif
