// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Chains of fma, each of which multiplies the result of the one before, as Horner's scheme does: chain_step(p, t, c)
// and the last one, chain_last(p, t, c), are fma(p, t, c), with |p t| <= |c|, or p t rounded plus c a number of
// gentype. Their namesakes with `any` know nothing of the operands, but that nothing overflows or underflows that
// counts. Between the steps a target may keep the values, of gentype, in a type of its own. As for fma_mostly (fused.h)
// only a test of all operands that there are allows these names.
#include <math/arithmetic/fused.h>
#define chain_value gentype
#define chain_start(c) (c)
#define chain_step(p, t, c) fma(p, t, c)
#define chain_last(p, t, c) fma(p, t, c)
#define chain_any_step(p, t, c) fma(p, t, c)
#define chain_any_last(p, t, c) fma(p, t, c)
