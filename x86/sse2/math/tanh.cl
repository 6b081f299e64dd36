// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tanh (6.15.2) with float's quick form of each fma (inline_fma.h), which gives the same results: all floats were
// tried.
#undef fma
#define fma quick_inline_fma
#include <generic/math/tanh.cl>
#undef fma
#define fma inline_fma
