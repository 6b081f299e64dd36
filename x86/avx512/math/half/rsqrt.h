// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rsqrt of half: no half's reciprocal root is as near to the middle between two halves as the seed is to it
// (lab/coefficients/root_seeds.c), so that half is the seed, rounded.
gentype rsqrt(gentype x) { return vec_convert(half, seed_of_any(vec_convert(float, x))); }
