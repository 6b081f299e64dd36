// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fma of half: the hardware has an instruction for it.
gentype fma(gentype x, gentype y, gentype z) { return __builtin_elementwise_fma(x, y, z); }
