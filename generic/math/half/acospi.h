// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acospi of half: that of float, rounded once more.
gentype acospi(gentype x) { return vec_convert(half, acospi(vec_convert(float, x))); }
