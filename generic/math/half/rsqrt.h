// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rsqrt of half: that of float, rounded once more.
gentype rsqrt(gentype x) { return vec_convert(half, rsqrt(vec_convert(float, x))); }
