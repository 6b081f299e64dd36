// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The polynomials are about the middles of intervals: their terms are greater than the constants that are added to
// them.
#undef fma
#define fma general_inline_fma
#include <generic/math/gamma/lgamma_usual.h>
#undef fma
#define fma inline_fma
