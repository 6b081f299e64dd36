// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lanes of a sub-group, as <subgroup/exchange.h> describes them. Here a sub-group is a warp. The .sync instructions
// (PTX ISA, "shfl.sync", "vote.sync", "bar.warp.sync") name the lanes that take part, because these need not have
// converged.
#ifndef ONECLC_SUBGROUP_LANES_H
#define ONECLC_SUBGROUP_LANES_H
static inline uint lane_count(void) { return 32; }
static inline bool any_lane_is_near(void) { return true; }
static inline uint lane_id(void) { return __nvvm_read_ptx_sreg_laneid(); }
static inline ulong active_lanes(void) {
  uint lanes;
  __asm__ volatile("activemask.b32 %0;" : "=r"(lanes));
  return lanes;
}
static inline ulong lanes_where(ulong lanes, bool condition) {
  uint found; // in assembly, as Clang's builtin asks for a newer PTX than the library's
  __asm__ volatile("{ .reg .pred p; setp.ne.u32 p, %1, 0; vote.sync.ballot.b32 %0, p, %2; }"
                   : "=r"(found)
                   : "r"((uint)condition), "r"((uint)lanes));
  return found;
}
static inline uint word_of_any_lane(ulong lanes, uint word, uint lane) {
  uint result;
  __asm__ volatile("shfl.sync.idx.b32 %0, %1, %2, 31, %3;" : "=r"(result) : "r"(word), "r"(lane), "r"((uint)lanes));
  return result;
}
static inline uint word_of_lane(ulong lanes, uint word, uint lane) { return word_of_any_lane(lanes, word, lane); }
static inline void wait_for_lanes(ulong lanes) {
  __asm__ volatile("bar.warp.sync %0;" : : "r"((uint)lanes) : "memory");
}
#endif
