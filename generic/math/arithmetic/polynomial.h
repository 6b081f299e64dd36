// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// polynomial(t, c0, c1, c2, ...) is c0 + c1 t + c2 t^2 + ... by Horner's scheme, each step an fma:
// fma(fma(c2, t, c1), t, c0). The coefficients are numbers or values of gentype, at most 24. Where fma is no
// instruction the steps of float may be shorter ones. Their bits are those of fma for every t that occurs, as a sweep
// of all arguments shows; what cannot be swept, a function of two floats, defines steps_are_fma.
//
// rough_polynomial(t, c0, c1, ...) is the same, or within three units in its last place where fma is no instruction, if
// each step p t + c has |p t| <= |c| / 5 or, where both have the same sign, |c| / 4. It is for the first terms of a
// polynomial whose last ones are intervals (interval.h). To be included after each_float.h.
#include <math/arithmetic/fused.h>
#undef first_term
#undef next_term
#undef last_term
#undef rough_term
#define first_term(c) ((gentype)(c))
#define next_term(p, t, c) fma(p, t, (gentype)(c))
#define last_term(p, t, c) fma(p, t, (gentype)(c))
#define rough_term(p, t, c) fma(p, t, (gentype)(c))

#ifndef ONECLC_MATH_POLYNOMIAL_H
#define ONECLC_MATH_POLYNOMIAL_H
#define polynomial(t, ...) horner(t, __VA_ARGS__) // a macro may stand for several coefficients
#define horner(t, c0, ...) last_term(terms(first_term, next_term, t, __VA_ARGS__), t, c0)
#define rough_polynomial(t, ...) terms((gentype), rough_term, t, __VA_ARGS__)

// The terms of some coefficients, whose number chooses the macro that makes them
#define terms(first, next, t, ...) \
  choose_terms(__VA_ARGS__, terms_24, terms_23, terms_22, terms_21, terms_20, terms_19, terms_18, terms_17, terms_16, \
               terms_15, terms_14, terms_13, terms_12, terms_11, terms_10, terms_9, terms_8, terms_7, terms_6, \
               terms_5, terms_4, terms_3, terms_2, terms_1, )(first, next, t, __VA_ARGS__)
#define choose_terms(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, \
                     c21, c22, c23, choice, ...) \
  choice
#define terms_1(first, next, t, c) first(c)
#define terms_2(first, next, t, c, ...) next(terms_1(first, next, t, __VA_ARGS__), t, c)
#define terms_3(first, next, t, c, ...) next(terms_2(first, next, t, __VA_ARGS__), t, c)
#define terms_4(first, next, t, c, ...) next(terms_3(first, next, t, __VA_ARGS__), t, c)
#define terms_5(first, next, t, c, ...) next(terms_4(first, next, t, __VA_ARGS__), t, c)
#define terms_6(first, next, t, c, ...) next(terms_5(first, next, t, __VA_ARGS__), t, c)
#define terms_7(first, next, t, c, ...) next(terms_6(first, next, t, __VA_ARGS__), t, c)
#define terms_8(first, next, t, c, ...) next(terms_7(first, next, t, __VA_ARGS__), t, c)
#define terms_9(first, next, t, c, ...) next(terms_8(first, next, t, __VA_ARGS__), t, c)
#define terms_10(first, next, t, c, ...) next(terms_9(first, next, t, __VA_ARGS__), t, c)
#define terms_11(first, next, t, c, ...) next(terms_10(first, next, t, __VA_ARGS__), t, c)
#define terms_12(first, next, t, c, ...) next(terms_11(first, next, t, __VA_ARGS__), t, c)
#define terms_13(first, next, t, c, ...) next(terms_12(first, next, t, __VA_ARGS__), t, c)
#define terms_14(first, next, t, c, ...) next(terms_13(first, next, t, __VA_ARGS__), t, c)
#define terms_15(first, next, t, c, ...) next(terms_14(first, next, t, __VA_ARGS__), t, c)
#define terms_16(first, next, t, c, ...) next(terms_15(first, next, t, __VA_ARGS__), t, c)
#define terms_17(first, next, t, c, ...) next(terms_16(first, next, t, __VA_ARGS__), t, c)
#define terms_18(first, next, t, c, ...) next(terms_17(first, next, t, __VA_ARGS__), t, c)
#define terms_19(first, next, t, c, ...) next(terms_18(first, next, t, __VA_ARGS__), t, c)
#define terms_20(first, next, t, c, ...) next(terms_19(first, next, t, __VA_ARGS__), t, c)
#define terms_21(first, next, t, c, ...) next(terms_20(first, next, t, __VA_ARGS__), t, c)
#define terms_22(first, next, t, c, ...) next(terms_21(first, next, t, __VA_ARGS__), t, c)
#define terms_23(first, next, t, c, ...) next(terms_22(first, next, t, __VA_ARGS__), t, c)
#define terms_24(first, next, t, c, ...) next(terms_23(first, next, t, __VA_ARGS__), t, c)
#endif
