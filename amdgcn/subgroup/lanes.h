// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lanes of a sub-group, as <subgroup/exchange.h> describes them. Here a sub-group is a wave of 32 or 64 lanes,
// whichever the kernel is compiled for. The instructions work on the active lanes, so that `lanes` is ignored.
#ifndef ONECLC_SUBGROUP_LANES_H
#define ONECLC_SUBGROUP_LANES_H
static inline uint lane_count(void) { return __builtin_amdgcn_wavefrontsize(); }
static inline bool any_lane_is_near(void) { return lane_count() == 32; } // in waves of 64 word_of_any_lane is a loop
static inline uint lane_id(void) { return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0)); }
static inline ulong active_lanes(void) { return __builtin_amdgcn_read_exec(); }
static inline ulong lanes_where(ulong lanes, bool condition) {
  (void)lanes;
  return __builtin_amdgcn_uicmp(condition, 0u, 33); // 33 is LLVM's number of the comparison "not equal"
}
static inline uint word_of_lane(ulong lanes, uint word, uint lane) {
  (void)lanes;
  return __builtin_amdgcn_readlane(word, lane);
}
// In waves of 64 a loop reads each lane that is asked for once, because ds_bpermute reaches only half of such a wave on
// gfx10 and later and does not exist before gfx8.
static inline uint word_of_any_lane(ulong lanes, uint word, uint lane) {
  (void)lanes;
  if (lane_count() == 32)
    return __builtin_amdgcn_ds_bpermute(4 * lane, word);
  uint result = word;
  for (bool done = false; !done;) {
    const uint asked = __builtin_amdgcn_readfirstlane(lane);
    if (lane == asked) {
      result = __builtin_amdgcn_readlane(word, asked & 63);
      done = true;
    }
  }
  return result;
}
static inline void wait_for_lanes(ulong lanes) {
  (void)lanes;
  __builtin_amdgcn_wave_barrier();
}
#endif
