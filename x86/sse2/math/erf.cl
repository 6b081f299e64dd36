// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erf (6.15.2): terms of the polynomials are greater than the constants that are added to them.
#undef fma
#define fma general_inline_fma
#include <generic/math/erf.cl>
#undef fma
#define fma inline_fma
