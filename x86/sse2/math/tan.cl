// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tan (6.15.2) with float's quick form of each fma (inline_fma.h), which gives the same results: all floats were tried.
#undef fma
#define fma quick_inline_fma
#include <generic/math/tan.cl>
#undef fma
#define fma inline_fma
