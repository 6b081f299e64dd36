// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What Clang calls for a sampler that is declared in a program, with its literal's value: the address of a sampler
// resource
// ("Sampler Resource Definition" in AMD's instruction set architecture documents, from "Southern Islands" to "RDNA 4";
// but for max_lod these fields lie alike in all).

// clamp_x, _y and _z (last texel 2, border 6, wrap 0, mirror 1), force_unnormalized, trunc_coord where nothing is
// filtered; max_lod; filters: xy_mag, xy_min, z and mip (nearest). The border is transparent black. max_lod is 16
// levels with the lowest bit left out, which on gfx12 is part of min_lod; there it is 8 levels.
#define WORDS(CLAMP, UNNORMALIZED, LINEAR) \
  {(CLAMP) * 0111 | (UNNORMALIZED) << 15 | !(LINEAR) << 27, 0xffe << 12, \
   (LINEAR) << 20 | (LINEAR) << 22 | 1 << (24 + (LINEAR)) | 1 << 26, 0}
#define CLAMPED(CLAMP, LINEAR) WORDS(CLAMP, 1, LINEAR), WORDS(CLAMP, 0, LINEAR)
#define ALL(LINEAR) {CLAMPED(2, LINEAR), CLAMPED(2, LINEAR), CLAMPED(6, LINEAR), CLAMPED(0, LINEAR), CLAMPED(1, LINEAR)}
static const constant uint4 samplers[2][10] = {ALL(0), ALL(1)}; // by filter and the low four bits

const constant void *sampler_of_literal(int literal) __asm__("__translate_sampler_initializer");
const constant void *sampler_of_literal(int literal) {
  return &samplers[(literal & CLK_FILTER_LINEAR) != 0][literal % 16];
}
