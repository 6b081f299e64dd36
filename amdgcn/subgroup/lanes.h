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
// What only some GPUs have stands in functions that say which feature they need, so that LLVM takes them out of code
// for other GPUs (AMDGPURemoveIncompatibleFunctions): with -O0 their calls stay, though they are never reached.
// LLVM would not unroll loops with calls that it may inline later: link/passes/clean.c takes the mark off in the end.
#define needs(feature) __attribute__((target(feature))) static inline
#define not_yet_inlined(call) \
  ({ \
    uint result; \
    [[clang::noinline]] result = call; \
    result; \
  })
needs("gfx8-insts") uint permuted(uint word, uint lane) { return __builtin_amdgcn_ds_bpermute(4 * lane, word); }
// By DPP: each lane takes the word of one of its four (quad_perm), of the one so many places before it in its row
// (row_shr), or of its opposite in a row or half a row (row_mirror, row_half_mirror; the numbers are those of dpp_ctrl
// in "RDNA3 Instruction Set Architecture: Reference Guide", "DPP16"). Of a row's four banks of four lanes those that
// `banks` lacks keep their `old`, as do lanes at which a shift begins.
#define by_dpp(old, word, control, banks) __builtin_amdgcn_update_dpp(old, word, control, 15, banks, false)
#define all_by_dpp(word, control) __builtin_amdgcn_update_dpp(0, word, control, 15, 15, true)
#define quad_perm(a, b, c, d) ((a) | (b) << 2 | (c) << 4 | (d) << 6)
#define row_shr(places) (0x110 + (places))
needs("dpp") uint quad_0022(uint word) { return all_by_dpp(word, quad_perm(0, 0, 2, 2)); }
needs("dpp") uint quad_1111(uint word) { return all_by_dpp(word, quad_perm(1, 1, 1, 1)); }
needs("dpp") uint quad_3333(uint word) { return all_by_dpp(word, quad_perm(3, 3, 3, 3)); }
needs("dpp") uint quad_1032(uint word) { return all_by_dpp(word, quad_perm(1, 0, 3, 2)); }
needs("dpp") uint quad_2301(uint word) { return all_by_dpp(word, quad_perm(2, 3, 0, 1)); }
needs("dpp") uint row_mirror(uint word) { return all_by_dpp(word, 0x140); }
needs("dpp") uint row_half_mirror(uint word) { return all_by_dpp(word, 0x141); }
needs("dpp") uint four_before(uint word) { return all_by_dpp(word, row_shr(4)); }
needs("dpp") uint eight_before_in_last_bank(uint old, uint word) { return by_dpp(old, word, row_shr(8), 8); }
needs("dpp") uint one_before(uint old, uint word) { return by_dpp(old, word, row_shr(1), 15); }
#undef needs
#undef by_dpp
#undef all_by_dpp
#undef quad_perm
#undef row_shr
// Where ds_bpermute does not do it, a loop reads each lane that is asked for once.
static inline uint word_of_any_lane(lane_set lanes, uint word, uint lane) {
  (void)lanes;
  if (has_permutation())
    return not_yet_inlined(permuted(word, lane));
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

// The word of lane `lower` in the first half of the wave, of lane `upper` in the second. Both are read by all lanes: a
// selection between the reads would be a branch.
static inline uint word_of_halves(uint word, uint lower, uint upper) {
  const uint below = __builtin_amdgcn_readlane(word, lower), above = __builtin_amdgcn_readlane(word, upper);
  return lane_id() < lane_count() / 2 ? below : above;
}
static inline uint word_of_lower_half(uint word, uint span) {
  const uint last_of_quad = has_rows() ? not_yet_inlined(quad_3333(word)) : 0;
  switch (span) {
  case 1:
    return has_rows() ? not_yet_inlined(quad_0022(word)) : swizzle(word, 30, 0, 0);
  case 2:
    return has_rows() ? not_yet_inlined(quad_1111(word)) : swizzle(word, 28, 1, 0);
  case 4:
    return has_rows() ? not_yet_inlined(row_half_mirror(last_of_quad)) : swizzle(word, 24, 3, 0);
  case 8:
    return has_rows() ? not_yet_inlined(eight_before_in_last_bank(four_before(last_of_quad), last_of_quad))
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
    return has_rows() ? not_yet_inlined(quad_1032(word)) : swizzle(word, 31, 0, 1);
  case 2:
    return has_rows() ? not_yet_inlined(quad_2301(word)) : swizzle(word, 31, 0, 2);
  case 4:
    return has_rows() ? not_yet_inlined(row_half_mirror(word)) : swizzle(word, 31, 0, 4);
  case 8:
    return has_rows() ? not_yet_inlined(row_mirror(word)) : swizzle(word, 31, 0, 8);
  case 16:
    return lane_count() == 32 ? word_of_halves(word, 31, 0) : swizzle(word, 31, 0, 16);
  }
  return word_of_halves(word, 63, 0);
}
static inline bool preceding_lane_is_near(void) { return has_rows(); }
static inline uint word_of_preceding_lane(uint word, uint none) {
  uint last_of_row = __builtin_amdgcn_readlane(word, 15);
  if (lane_count() == 64) {
    const uint second = __builtin_amdgcn_readlane(word, 31), third = __builtin_amdgcn_readlane(word, 47);
    last_of_row = lane_id() < 32 ? last_of_row : lane_id() < 48 ? second : third;
  }
  const uint preceding = not_yet_inlined(one_before(last_of_row, word));
  return lane_id() ? preceding : none;
}
#undef swizzle
#undef not_yet_inlined
static inline uint opaque_word(uint word) { return word; }
static inline uint in_place(uint word) { return word; }
static inline void wait_for_lanes(lane_set lanes) {
  (void)lanes;
  __builtin_amdgcn_wave_barrier();
}
#endif
