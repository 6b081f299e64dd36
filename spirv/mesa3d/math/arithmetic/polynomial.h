// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Polynomials of float scalars (generic/math/arithmetic/polynomial.h) as chains of math/fma.cl
#include <generic/math/arithmetic/polynomial.h>
#if vec_width == 1 && elem_bits == 32 && !defined(rare_arguments) && !defined(steps_are_fma)
#undef first_term
#undef next_term
#undef last_term
#define first_term(c) fma_chain_start(c)
#define next_term(p, t, c) fma_chain_step(p, t, c)
#define last_term(p, t, c) fma_chain_last(p, t, c)
#endif
