// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The forms of fma whose operands are known (generic/math/arithmetic/fused.h), of which those in inline_fma.h take less
// than fma. The quick form of float is fma for the operands of fma_near, whose sums are exact in double; for all floats
// in functions of one number, which full sweeps show (docs/develop/tests.md); and where a function of one number is
// part of another, of which all its floats were tried in the same way (chains, and fma_mostly).
#ifdef products_and_sums
#include <generic/math/arithmetic/fused.h>
#endif
#ifndef ONECLC_MATH_FUSED_H
#define ONECLC_MATH_FUSED_H
#ifndef steps_round_half // the choice of a file: `on_half` in inline_fma.h
#define steps_round_half half_away
#endif
#ifdef unary
#define fma_tiny(x, y, z) quick_inline_fma(x, y, z)
#define fma_small(x, y, z) quick_inline_fma(x, y, z)
#define fma_small_any(x, y, z) quick_inline_fma(x, y, z)
#define fma_close(x, y, z) quick_inline_fma(x, y, z)
#else
#define fma_tiny(x, y, z) fma(x, y, z)
#define fma_small(x, y, z) fma(x, y, z)
#define fma_small_any(x, y, z) fma(x, y, z)
#define fma_close(x, y, z) fma(x, y, z)
#endif
#define fma_less(x, y, z) fma(x, y, z)
#define fma_step(x, y, z) step_inline_fma(x, y, z)
#define fma_exact(x, y, z) exact_inline_fma(x, y, z)
#define fma_whole(x, y, z) whole_inline_fma(x, y, z)
#define fma_plain(x, y, z) plain_inline_fma(x, y, z)
#define fma_near(x, y, z) quick_inline_fma(x, y, z)
#define fma_exact_any(x, y, z) quick_inline_fma(x, y, z)
#define fma_mostly(x, y, z) quick_inline_fma(x, y, z)
#define fma_is_long false
#define inline_if_long inline
#define fma_any(x, y, z) fma(x, y, z)
#endif
