// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chains of fma (generic/math/arithmetic/chain.h) on processors without fma: values of float stay in doubles, as
// inline_fma.h's rounded_step rounds them.
#include <math/arithmetic/fused.h>
#undef chain_value
#undef chain_start
#undef chain_step
#undef chain_last
#undef chain_any_step
#undef chain_any_last
#if elem_bits == 32 && !defined(products_and_sums)
#define chain_value vec(double)
#define chain_start(c) vec_convert(double, c)
#define chain_step(p, t, c) rounded_step(p, t, c, steps_round_half)
#define chain_last(p, t, c) vec_convert(float, sum_in_double(p, t, c))
#define chain_any_step(p, t, c) chain_step(p, t, c)
#define chain_any_last(p, t, c) chain_last(p, t, c)
#else
#include <generic/math/arithmetic/chain.h>
#endif
