// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang turns a sampler that is declared in a program into a call of __translate_sampler_initializer with its literal's
// value. Here the result is the address of a sampler resource ("Sampler Resource Definition" in AMD's instruction set
// architecture documents, from "Southern Islands" to "RDNA 4"; but for max_lod the fields used here lie alike in all of
// them).
//
// WORDS fills these fields, word by word: clamp_x, clamp_y and clamp_z (0 wraps, 1 mirrors, 2 clamps to the last texel,
// 6 to the border), force_unnormalized, and trunc_coord where nothing is filtered; then max_lod; then the filters
// xy_mag, xy_min and z, and mip, which is the nearest level. The border is transparent black. max_lod is 16 levels with
// the lowest bit left out, because on gfx12 that bit is part of min_lod; there the field means 8 levels.

// clamp_x, _y and _z (last texel 2, border 6, wrap 0, mirror 1), force_unnormalized, trunc_coord where nothing is
// filtered; max_lod; filters: xy_mag, xy_min, z and mip (nearest). The border is transparent black. max_lod is 16
// levels with the lowest bit left out, which on gfx12 is part of min_lod; there it is 8 levels.
#define WORDS(CLAMP, UNNORMALIZED, LINEAR) \
  {(CLAMP) * 0111 | (UNNORMALIZED) << 15 | !(LINEAR) << 27, 0xffe << 12, \
   (LINEAR) << 20 | (LINEAR) << 22 | 1 << (24 + (LINEAR)) | 1 << 26, 0}
#define CLAMPED(CLAMP, LINEAR) WORDS(CLAMP, 1, LINEAR), WORDS(CLAMP, 0, LINEAR)
#define ALL(LINEAR) {CLAMPED(2, LINEAR), CLAMPED(2, LINEAR), CLAMPED(6, LINEAR), CLAMPED(0, LINEAR), CLAMPED(1, LINEAR)}
static const constant uint4 samplers[2][10] = {ALL(0), ALL(1)}; // [linear filter][low four bits of the literal]

const constant void *sampler_of_literal(int literal) __asm__("__translate_sampler_initializer");
const constant void *sampler_of_literal(int literal) {
  return &samplers[(literal & CLK_FILTER_LINEAR) != 0][literal % 16];
}
