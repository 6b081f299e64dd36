// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atanh of half: that of float, rounded once more.
gentype atanh(gentype x) { return vec_convert(half, atanh(vec_convert(float, x))); }
