// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log2 of half: that of float, rounded once more.
// AMD: LLVM would replace its calls as those of exp.
policy("nobuiltin-amdgcn") gentype log2(gentype x) { return vec_convert(half, log2(vec_convert(float, x))); }
