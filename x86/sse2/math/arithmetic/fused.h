// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The forms of fma whose operands are known (generic/math/arithmetic/fused.h), of which those in inline_fma.h take less
// than fma. The quick form of float is fma where the sum is exact in double; for all floats in functions of one number,
// which full sweeps show (docs/develop/tests.md); and where a function of one number is part of another, of which all
// its floats were tried in the same way.
#ifdef products_and_sums
#include <generic/math/arithmetic/fused.h>
#endif
#ifndef ONECLC_MATH_FUSED_H
#define ONECLC_MATH_FUSED_H
#define fma_any(x, y, z) any_inline_fma(x, y, z)
#define fma_plain(x, y, z) plain_inline_fma(x, y, z)
#define fma_exact(x, y, z) exact_inline_fma(x, y, z)
#define fma_sure(x, y, z) quick_inline_fma(x, y, z)
#define fma_is_long false
#define inline_if_long inline
#endif
