// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Horner's scheme for a polynomial in t whose terms shrink fast: horner_step(p, t, c) is fma(p, t, c), where c is a
// constant, |p t| a small part of |c| (fma_tiny in fused.h), and the result, unless it does not count, is zero or a
// normal number; horner_late(p, t, c), |p t| <= |c| / 5, is the last step but one, and horner_last(p, t, c), |p t| <=
// |c| / 3, the last, which gives a gentype. Between the steps a target may keep the values, of gentype, in a type of
// its own.
#include <math/arithmetic/fused.h>
#define horner_value gentype
#define horner_start(c) ((gentype)(c))
#define horner_step(p, t, c) fma_tiny(p, t, (gentype)(c))
#define horner_late(p, t, c) fma_small(p, t, (gentype)(c))
#define horner_last(p, t, c) fma_less(p, t, (gentype)(c))
