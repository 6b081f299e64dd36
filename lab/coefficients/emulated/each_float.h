// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In the place of generic/expand's: the one pass of scalars of half, as C.
#undef unary
#undef binary
#undef second
