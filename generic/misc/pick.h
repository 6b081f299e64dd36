// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pick(x, i): the element of x that the low bits of i number, for vectors of unsigned integers.
#define pick(x, i) (x)[(i) & (source_width - 1)]
