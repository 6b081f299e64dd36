// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sinpi of half: that of float, rounded once more.
gentype sinpi(gentype x) { return vec_convert(half, sinpi(vec_convert(float, x))); }
