// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// at_most(x, most) is the lesser of the two, at_least(x, least) the greater; NaN stays. To be included after
// each_float.h.
static inline gentype at_most(gentype x, gentype most) { return x > most ? most : x; }
static inline gentype at_least(gentype x, gentype least) { return x < least ? least : x; }
