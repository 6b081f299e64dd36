// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lanes of a sub-group, as <subgroup/exchange.h> describes them. Here a sub-group is one work-item.
#ifndef ONECLC_SUBGROUP_LANES_H
#define ONECLC_SUBGROUP_LANES_H
static inline uint lane_count(void) { return 1; }
static inline bool any_lane_is_near(void) { return true; }
static inline uint lane_id(void) { return 0; }
static inline ulong active_lanes(void) { return 1; }
static inline ulong lanes_where(ulong lanes, bool condition) { return lanes & condition; }
static inline uint word_of_lane(ulong lanes, uint word, uint lane) { return (void)lanes, (void)lane, word; }
static inline uint word_of_any_lane(ulong lanes, uint word, uint lane) { return (void)lanes, (void)lane, word; }
static inline void wait_for_lanes(ulong lanes) { (void)lanes; }
#endif
