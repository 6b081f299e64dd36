// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp10 of half: that of float, rounded once more.
gentype exp10(gentype x) { return vec_convert(half, exp10(vec_convert(float, x))); }
