// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Horner's scheme: horner_step(p, t, c) is fma(p, t, c), where c is a constant and the result, unless it does not
// count, is zero or a normal number. Between the steps a target may keep the values, of gentype, in a type of its own.
#define horner_value gentype
#define horner_start(c) ((gentype)(c))
#define horner_step(p, t, c) fma(p, t, (gentype)(c))
#define horner_result(p) (p)
