// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ilogb of half: that of float, which has all halves.
intn ilogb(gentype x) { return ilogb(vec_convert(float, x)); }
