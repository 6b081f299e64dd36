// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chains of fma (generic/math/arithmetic/chain.h) of float scalars as math/fma.cl computes them
#undef chain_value
#undef chain_start
#undef chain_step
#undef chain_last
#undef chain_any_step
#undef chain_any_last
#if vec_width == 1 && elem_bits == 32 && !defined rare_arguments
#include <math/arithmetic/fused.h>
#define chain_value fma_chain
#define chain_start(c) fma_chain_start(c)
#define chain_step(p, t, c) fma_chain_step(p, t, c, false)
#define chain_last(p, t, c) fma_chain_last(p, t, c, false)
#define chain_any_step(p, t, c) fma_chain_step(p, t, c, true)
#define chain_any_last(p, t, c) fma_chain_last(p, t, c, true)
#else
#include <generic/math/arithmetic/chain.h>
#endif
