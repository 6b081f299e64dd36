// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// number_or(x, none) is x, and `none`, an infinity and a constant, for NaNs. Included by operations.h for each scalar
// floating-point type.
static inline gentype number_or(gentype x, gentype none) { return x == x ? x : none; }
