// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lanes of a sub-group, as <subgroup/exchange.h> describes them. Here a sub-group is one work-item.
#ifndef ONECLC_SUBGROUP_LANES_H
#define ONECLC_SUBGROUP_LANES_H
typedef uint lane_set;
static inline uint lane_count(void) { return 1; }
static inline uint lane_id(void) { return 0; }
static inline lane_set all_lanes(void) { return 1; }
static inline lane_set active_lanes(void) { return 1; }
static inline lane_set lanes_where(lane_set lanes, bool condition) { return lanes & condition; }
static inline bool any_where(lane_set lanes, bool condition) { return (void)lanes, condition; }
static inline uint word_of_lane(lane_set lanes, uint word, uint lane) { return (void)lanes, (void)lane, word; }
static inline uint word_of_any_lane(lane_set lanes, uint word, uint lane) { return (void)lanes, (void)lane, word; }
static inline uint word_of_lower_half(uint word, uint span) { return (void)span, word; }
static inline uint word_of_other_half(uint word, uint span) { return (void)span, word; }
static inline bool preceding_lane_is_near(void) { return true; }
static inline uint word_of_preceding_lane(uint word, uint none) { return (void)word, none; }
static inline uint opaque_word(uint word) { return word; }
static inline void wait_for_lanes(lane_set lanes) { (void)lanes; }
#endif
