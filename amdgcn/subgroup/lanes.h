// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lanes of a sub-group, as <subgroup/exchange.h> describes them. Here a sub-group is a wave of 32 or 64 lanes,
// whichever the kernel is compiled for. The instructions work on the active lanes, so that `lanes` is ignored.
#ifndef ONECLC_SUBGROUP_LANES_H
#define ONECLC_SUBGROUP_LANES_H
typedef ulong lane_set;
static inline uint lane_count(void) { return __builtin_amdgcn_wavefrontsize(); }
static inline bool any_lane_is_near(void) { return lane_count() == 32; } // in waves of 64 word_of_any_lane is a loop
static inline uint lane_id(void) { return __builtin_amdgcn_mbcnt_hi(~0u, __builtin_amdgcn_mbcnt_lo(~0u, 0)); }
static inline lane_set active_lanes(void) { return __builtin_amdgcn_read_exec(); }
static inline lane_set all_lanes(void) { return active_lanes(); }
static inline lane_set lanes_where(lane_set lanes, bool condition) {
  (void)lanes;
  return __builtin_amdgcn_uicmp(condition, 0u, 33); // 33 is LLVM's number of the comparison "not equal"
}
static inline bool any_where(lane_set lanes, bool condition) { return lanes_where(lanes, condition) != 0; }
static inline uint word_of_lane(lane_set lanes, uint word, uint lane) {
  (void)lanes;
  return __builtin_amdgcn_readlane(word, lane);
}
// In waves of 64 a loop reads each lane that is asked for once, because ds_bpermute reaches only half of such a wave on
// gfx10 and later and does not exist before gfx8.
static inline uint word_of_any_lane(lane_set lanes, uint word, uint lane) {
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
// ds_swizzle takes the lane ((me & kept) | set) ^ flipped of the same 32 lanes (LLVM's AMDGPU backend,
// "swizzle(BITMASK_PERM, …)"); its operand has to be a constant expression.
#define swizzle(word, kept, set, flipped) __builtin_amdgcn_ds_swizzle(word, (kept) | (set) << 5 | (flipped) << 10)
#define swizzle_by_span(kept, set, flipped) \
  switch (span) { \
  case 1: \
    return swizzle(word, kept(1), set(1), flipped(1)); \
  case 2: \
    return swizzle(word, kept(2), set(2), flipped(2)); \
  case 4: \
    return swizzle(word, kept(4), set(4), flipped(4)); \
  case 8: \
    return swizzle(word, kept(8), set(8), flipped(8)); \
  case 16: \
    return swizzle(word, kept(16), set(16), flipped(16)); \
  }
#define all_bits(span) 31
#define no_bit(span) 0
#define this_bit(span) (span)
#define bits_above(span) (32 - 2 * (span))
#define bits_below(span) ((span) - 1)
static inline uint word_of_lower_half(uint word, uint span) {
  swizzle_by_span(bits_above, bits_below, no_bit) return __builtin_amdgcn_readlane(word, 31);
}
static inline uint word_of_other_half(uint word, uint span) {
  swizzle_by_span(all_bits, no_bit, this_bit) return lane_id() < 32 ? __builtin_amdgcn_readlane(word, 63)
                                                                    : __builtin_amdgcn_readlane(word, 0);
}
#undef swizzle_by_span
#undef all_bits
#undef no_bit
#undef this_bit
#undef bits_above
#undef bits_below
static inline uint opaque_word(uint word) { return word; }
static inline void wait_for_lanes(lane_set lanes) {
  (void)lanes;
  __builtin_amdgcn_wave_barrier();
}
#endif
