// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tanh of half: that of float, rounded once more.
gentype tanh(gentype x) { return vec_convert(half, tanh(vec_convert(float, x))); }
