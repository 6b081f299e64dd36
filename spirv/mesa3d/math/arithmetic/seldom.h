// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rare arguments: every fma is a call of one function of math/fma.cl (generic/math/arithmetic/seldom.h).
#define fma_usual fma_seldom
#define fma_exact fma_seldom
#define fma_sure fma_seldom
// The steps of polynomials, too
#define fma_chain_start(c) ((gentype)(c))
#define fma_chain_step(p, t, c) fma(p, t, (gentype)(c))
#define fma_chain_last(p, t, c) fma(p, t, (gentype)(c))
