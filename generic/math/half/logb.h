// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// logb of half: that of float, which has all halves.
gentype logb(gentype x) { return vec_convert(half, logb(vec_convert(float, x))); }
