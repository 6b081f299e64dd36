// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// asin of half: that of float, rounded once more.
gentype asin(gentype x) { return vec_convert(half, asin(vec_convert(float, x))); }
