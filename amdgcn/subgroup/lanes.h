// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A sub-group is a wave, of 32 or 64 lanes as the kernel is compiled.
#ifndef ONECLC_SUBGROUP_LANES_H
#define ONECLC_SUBGROUP_LANES_H
static inline uint lane_count(void) { return __builtin_amdgcn_wavefrontsize(); }
static inline bool any_lane_is_near(void) { return lane_count() == 32; } // word_of_any_lane is no loop
static inline uint lane_id(void) { return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0)); }
static inline ulong active_lanes(void) { return __builtin_amdgcn_read_exec(); }
static inline ulong lanes_where(ulong lanes, bool condition) {
  (void)lanes;
  return __builtin_amdgcn_uicmp(condition, 0u, 33); // 33: LLVM's number of "not equal"
}
static inline uint word_of_lane(ulong lanes, uint word, uint lane) {
  (void)lanes;
  return __builtin_amdgcn_readlane(word, lane);
}
// ds_bpermute serves waves of 32. In one of 64 it reaches only half of the wave on gfx10 and later, and does not exist
// before gfx8: there each lane that is asked for is read once.
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
