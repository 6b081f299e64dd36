// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// logb of half: that of float, rounded once more.
gentype logb(gentype x) { return vec_convert(half, logb(vec_convert(float, x))); }
