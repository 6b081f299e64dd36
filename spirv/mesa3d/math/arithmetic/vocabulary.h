// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The words of the bodies (generic/math/arithmetic/vocabulary.h): the forms of fma are functions of math/fma.cl, whose
// names fma.h defines, and polynomials of float scalars are chains of these.
#ifndef vocabulary_pass
#undef fma_is_long
#undef inline_if_long
#undef first_term
#undef next_term
#undef last_term
#include <generic/math/arithmetic/vocabulary.h>
#undef fma_any
#undef fma_plain
#undef fma_exact
#undef fma_sure
#undef fma_is_long
#undef inline_if_long
#define fma_is_long true
#define inline_if_long inline __attribute__((always_inline))
#if vec_width == 1 && elem_bits == 32
#undef first_term
#undef next_term
#undef last_term
#define first_term(c) fma_chain_start(c)
#define next_term(p, t, c) fma_chain_step(p, t, c)
#define last_term(p, t, c) fma_chain_last(p, t, c)
#endif
#endif

// Where arguments are rare every fma is a call of one function of math/fma.cl, and so are the steps of polynomials.
// With fma_by_mad, fma, fma_exact, fma_sure and these steps are mad, for results that count only if mad_is_fma()
// (math/fma.cl).
#undef each_fma
#undef fma_usual
#undef fma_exact
#undef fma_sure
#undef fma_chain_start
#undef fma_chain_step
#undef fma_chain_last
#ifdef fma_by_mad
#define each_fma __spirv_ocl_mad
#elif defined rare_arguments
#define each_fma fma_seldom
#endif
#ifdef each_fma
#define fma_usual each_fma
#define fma_exact each_fma
#define fma_sure each_fma
#define fma_chain_start(c) ((gentype)(c))
#define fma_chain_step(p, t, c) fma(p, t, (gentype)(c))
#define fma_chain_last(p, t, c) fma(p, t, (gentype)(c))
#endif
