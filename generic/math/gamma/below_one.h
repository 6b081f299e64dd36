// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// below_one(x): whether x < 1, for a number.
static inline relation below_one(gentype x) { return x < (gentype)1; }
