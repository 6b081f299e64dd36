// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lanes of a sub-group, as <subgroup/exchange.h> describes them. Here a sub-group is a wave of 32 or 64 lanes,
// whichever the kernel is compiled for. The instructions work on the active lanes, so that `lanes` is ignored.
#ifndef ONECLC_SUBGROUP_LANES_H
#define ONECLC_SUBGROUP_LANES_H
// The GPU's generation, as ROCm's libraries count (README.md); 0: any.
__attribute__((weak)) constant uint __oclc_ISA_version = 0;

typedef ulong lane_set;
static inline uint lane_count(void) { return __builtin_amdgcn_wavefrontsize(); }
// Whether vector instructions read other lanes of their row of 16 (DPP), which they do from gfx8 on. Waves of 32 begin
// with gfx10.
static inline bool has_rows(void) { return lane_count() == 32 || __oclc_ISA_version >= 8000; }
// Whether ds_bpermute, which is there from gfx8 on, reaches the whole wave: from gfx10 on it reaches 32 lanes.
static inline bool has_permutation(void) {
  return lane_count() == 32 || (__oclc_ISA_version >= 8000 && __oclc_ISA_version < 10000);
}
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
// Where ds_bpermute does not do it, a loop reads each lane that is asked for once.
static inline uint word_of_any_lane(lane_set lanes, uint word, uint lane) {
  (void)lanes;
  if (has_permutation())
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
// By DPP: each lane takes the word of one of its four (quad_perm), of the one so many places before it in its row
// (row_shr), or of its opposite in a row or half a row (row_mirror, row_half_mirror; the numbers are those of dpp_ctrl
// in "RDNA3 Instruction Set Architecture: Reference Guide", "DPP16"). Of a row's four banks of four lanes those that
// `banks` lacks keep their `old`, as do lanes at which a shift begins.
// Clang's builtin asks for a feature that the library is compiled without.
uint move_by_dpp(uint old, uint word, uint control, uint rows, uint banks,
                 bool zero) __asm__("llvm.amdgcn.update.dpp.i32");
#define dpp(old, word, control, banks) move_by_dpp(old, word, control, 15, banks, false)
#define dpp_of_all(word, control) move_by_dpp(0, word, control, 15, 15, true)
#define quad_perm(a, b, c, d) ((a) | (b) << 2 | (c) << 4 | (d) << 6)
#define row_shr(places) (0x110 + (places))
#define row_mirror 0x140
#define row_half_mirror 0x141
// ds_swizzle takes the lane ((me & kept) | set) ^ flipped of the same 32 lanes (LLVM's AMDGPU backend,
// "swizzle(BITMASK_PERM, …)"); its operand has to be a constant expression.
#define swizzle(word, kept, set, flipped) __builtin_amdgcn_ds_swizzle(word, (kept) | (set) << 5 | (flipped) << 10)

// The word of lane `lower` in the first half of the wave, of lane `upper` in the second. Both are read by all lanes: a
// selection between the reads would be a branch.
static inline uint word_of_halves(uint word, uint lower, uint upper) {
  const uint below = __builtin_amdgcn_readlane(word, lower), above = __builtin_amdgcn_readlane(word, upper);
  return lane_id() < lane_count() / 2 ? below : above;
}
static inline uint word_of_lower_half(uint word, uint span) {
  const uint last_of_quad = has_rows() ? dpp_of_all(word, quad_perm(3, 3, 3, 3)) : 0;
  switch (span) {
  case 1:
    return has_rows() ? dpp_of_all(word, quad_perm(0, 0, 2, 2)) : swizzle(word, 30, 0, 0);
  case 2:
    return has_rows() ? dpp_of_all(word, quad_perm(1, 1, 1, 1)) : swizzle(word, 28, 1, 0);
  case 4:
    return has_rows() ? dpp_of_all(last_of_quad, row_half_mirror) : swizzle(word, 24, 3, 0);
  case 8:
    return has_rows() ? dpp(dpp_of_all(last_of_quad, row_shr(4)), last_of_quad, row_shr(8), 8)
                      : swizzle(word, 16, 7, 0);
  case 16:
    return lane_count() == 32 ? __builtin_amdgcn_readlane(word, 15)
           : has_rows()       ? word_of_halves(word, 15, 47)
                              : swizzle(word, 0, 15, 0);
  }
  return __builtin_amdgcn_readlane(word, 31);
}
static inline uint word_of_other_half(uint word, uint span) {
  switch (span) {
  case 1:
    return has_rows() ? dpp_of_all(word, quad_perm(1, 0, 3, 2)) : swizzle(word, 31, 0, 1);
  case 2:
    return has_rows() ? dpp_of_all(word, quad_perm(2, 3, 0, 1)) : swizzle(word, 31, 0, 2);
  case 4:
    return has_rows() ? dpp_of_all(word, row_half_mirror) : swizzle(word, 31, 0, 4);
  case 8:
    return has_rows() ? dpp_of_all(word, row_mirror) : swizzle(word, 31, 0, 8);
  case 16:
    return lane_count() == 32 ? word_of_halves(word, 31, 0) : swizzle(word, 31, 0, 16);
  }
  return word_of_halves(word, 63, 0);
}
static inline bool preceding_lane_is_near(void) { return has_rows(); }
static inline uint word_of_preceding_lane(uint word) {
  uint last_of_row = __builtin_amdgcn_readlane(word, 15);
  if (lane_count() == 64) {
    const uint second = __builtin_amdgcn_readlane(word, 31), third = __builtin_amdgcn_readlane(word, 47);
    last_of_row = lane_id() < 32 ? last_of_row : lane_id() < 48 ? second : third;
  }
  return dpp(last_of_row, word, row_shr(1), 15);
}
#undef dpp
#undef dpp_of_all
#undef quad_perm
#undef row_shr
#undef row_mirror
#undef row_half_mirror
#undef swizzle
static inline uint opaque_word(uint word) { return word; }
static inline void wait_for_lanes(lane_set lanes) {
  (void)lanes;
  __builtin_amdgcn_wave_barrier();
}
#endif
