// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lanes of a sub-group, as <subgroup/exchange.h> describes them. Here a sub-group is a warp. The .sync instructions
// (PTX ISA, "shfl.sync", "vote.sync", "bar.warp.sync") name the lanes that take part, because these need not have
// converged. They wait for those of them that have not exited, so that lanes which a warp lacks may be named; and where
// the names are a constant, ptxas has nothing to see to.
#ifndef ONECLC_SUBGROUP_LANES_H
#define ONECLC_SUBGROUP_LANES_H
typedef uint lane_set;
static inline uint lane_count(void) { return 32; }
static inline uint lane_id(void) { return __nvvm_read_ptx_sreg_laneid(); }
static inline lane_set all_lanes(void) { return ~0u; }
// In assembly, here and below, as Clang's builtins ask for a newer PTX than the library's.
static inline lane_set lanes_where(lane_set lanes, bool condition) {
  uint found;
  __asm__ volatile("{ .reg .pred p; setp.ne.u32 p, %1, 0; vote.sync.ballot.b32 %0, p, %2; }"
                   : "=r"(found)
                   : "r"((uint)condition), "r"(lanes));
  return found;
}
static inline bool any_where(lane_set lanes, bool condition) {
  uint any;
  __asm__ volatile("{ .reg .pred p, q; setp.ne.u32 p, %1, 0; vote.sync.any.pred q, p, %2; selp.u32 %0, 1, 0, q; }"
                   : "=r"(any)
                   : "r"((uint)condition), "r"(lanes));
  return any;
}
// These are functions of their own (words.cl), which kernels inline: their assembly would else stand in the library
// some thousand times.
lane_set active_lanes(void) __asm__("__oneclc_active_lanes");
uint word_of_any_lane(lane_set, uint word, uint lane) __asm__("__oneclc_word_of_lane");
uint word_of_lower_half(uint word, uint span) __asm__("__oneclc_word_of_lower_half");
uint word_of_other_half(uint word, uint span) __asm__("__oneclc_word_of_other_half");
static inline uint word_of_lane(lane_set lanes, uint word, uint lane) { return word_of_any_lane(lanes, word, lane); }
static inline bool preceding_lane_is_near(void) { return true; }
uint word_of_preceding_lane(uint word, uint none) __asm__("__oneclc_word_of_preceding_lane");
// LLVM makes x + (me & span ? y : 0) of a selected sum; ptxas can add under a predicate.
static inline uint opaque_word(uint word) {
  __asm__("" : "+r"(word));
  return word;
}
// Predicates are few, and LLVM moves comparisons out of loops into them, those of branches that are hardly taken, too.
static inline uint in_place(uint word) {
  __asm__ volatile("" : "+r"(word));
  return word;
}
static inline void wait_for_lanes(lane_set lanes) { __asm__ volatile("bar.warp.sync %0;" : : "r"(lanes) : "memory"); }
#endif
