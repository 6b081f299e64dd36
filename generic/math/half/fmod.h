// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fmod of half: that of float, which is exact, and a half.
gentype fmod(gentype x, gentype y) { return vec_convert(half, fmod(vec_convert(float, x), vec_convert(float, y))); }
