// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The words of the bodies (docs/develop/vocabulary.md): fma by names that say what is known of the operands,
// polynomials, and intervals. Here each word is the instruction fma, a sum or a product. Targets on which some devices
// lack the instruction have headers of their own. The bits are those of fma on all of them. To be included after
// each_float.h.
//
//   fma(x, y, z)         operands and result are of usual magnitude: nothing overflows, and what underflows does not
//                        contribute
//   fma_any(x, y, z)     any operands: the result may be subnormal, infinite or NaN, and x y may overflow or underflow
//   fma_plain(x, y, z)   x y is exactly representable
//   fma_exact(x, y, z)   x y rounded plus z is exactly representable (as |x y| and |z| are within a factor of two of
//                        each other, with opposite signs: Sterbenz's lemma), and x y is zero or normal
//   fma_sure(x, y, z)    a sweep of all arguments has shown that a shorter form is right: about one in 2^24 triples of
//                        floats is rounded the wrong way by it
//
//   polynomial(t, c0, c1, c2, ...)   c0 + c1 t + c2 t^2 + ... by Horner's scheme, each step an fma: fma(fma(c2, t, c1),
//                        t, c0). The coefficients are numbers or values of gentype, at most 26. Without the instruction
//                        the steps of float may be shorter ones: a sweep of all arguments has to show that their bits
//                        are fma's. Where they are not, the last step stands outside: fma(polynomial(t, c1, ...), t,
//                        c0). A function of two floats cannot be swept, and writes its steps as fma.
//   rough_polynomial(t, c0, c1, ...)   the same, or within three units in its last place, if each step p t + c has
//                        |p t| <= |c| / 5 or, where both have the same sign, |c| / 4. It is for the first terms of a
//                        polynomial whose last ones are intervals.
//
//   interval             a gentype, or two numbers between which fma's result lies. The last terms of a polynomial
//                        hardly contribute to a result, and the roundings of their fma still less. Without the
//                        instruction they are products and sums that round, and two numbers are carried to the result:
//                        if they are the same there, they are fma's.
//   fma_rough(x, y, z)   an interval. The rounding of x y hardly contributes. x may be an interval or come from
//                        rough_polynomial, z may be an interval; where x y underflows z is 0 or the result.
//   fma, fma_any, fma_plain   take intervals, too, for x or z
//   interval_plus(a, x)  a + x of an interval x
//   interval_minus(a, x) a - x
//   interval_times(x, a) x a
//   value_of(x)          the number that an interval is, or NaN where its two numbers differ: so what is computed from
//                        it is in doubt there, too
//   or_exact(x, result, FUNCTION, arguments)   `result`, which was computed from x, or, where the two numbers of x
//                        differ, the builtin FUNCTION of scalars of the arguments
//
// These take intervals, too:
//   lazy_select(condition, a, b)   condition ? a : b, for expressions a and b that both take a while. Where work-items
//                        are scalar it is a branch, as neighbouring work-items mostly take the same side; elsewhere
//                        both sides are evaluated, so that loops over scalars can become vector code.
//   flip_sign(x, sign)   -x in the lanes where `sign` is the sign bit (sign_bit of ieee.h), and x where it is 0
//
// A file says what is known of all its fma by a macro that it defines before it includes this header. Where that holds
// for a part of it, it undefines the macro after the part, and includes this header again.
//   every_fma_is_sure        each fma may be SSE2's fma_sure
//   terms_exceed_constants   products are greater than the constants that are added to them
//   rare_arguments           the code runs for rare arguments only, so that calls will do
//
// fma_is_long says that a fma may be many instructions in the target's code, and inline_if_long makes a function be
// inlined there: one that is called with a constant, of which the choice between two such bodies depends.
#ifndef vocabulary_pass
#ifdef vec_width
#define vocabulary_pass
#define end_of_pass "math/end_of_pass.h"
#endif
#include <math/arithmetic/costs.h>
#include <math/arithmetic/ieee.h>

#define fma_any(x, y, z) fma(x, y, z)
#define fma_plain(x, y, z) fma(x, y, z)
#define fma_exact(x, y, z) fma(x, y, z)
#define fma_sure(x, y, z) fma(x, y, z)
#define fma_is_long false
#define inline_if_long inline
#define error_of_product(x, y, product) fma_exact(x, y, -(product)) // x y - product, for two_product (double_word.h)

#define interval gentype
#define fma_rough(x, y, z) fma(x, y, z)
#define interval_plus(a, x) ((a) + (x))
#define interval_minus(a, x) ((a) - (x))
#define interval_times(x, a) ((x) * (a))
#define value_of(x) (x)
#define or_exact(x, result, function, ...) (result)

#ifdef ONECLC_SCALARIZED
#define lazy_select(condition, a, b) ((condition) ? (a) : (b))
#elif elem_bits > 16
static inline gentype lazy_select(relation condition, gentype a, gentype b) { return condition ? a : b; }
#endif
#if elem_bits > 16 // half is computed in float
static inline gentype flip_sign(gentype x, ugentype sign) { return as_gentype((ugentype)(as_ugentype(x) ^ sign)); }

// surely_below(x, bound): |x| < bound, which is false where x is NaN, in every program. With -cl-finite-math-only and
// -cl-fast-relaxed-math LLVM compares as if there were no NaN in the library's functions, too, where usual arguments
// may well lead to one that only tells that another way is to be taken: bits are compared as they are. The lower half
// of a bound (of a double, 32 bits) is zero.
static inline relation surely_below(gentype x, gentype bound) {
#if words_of_double
  return ((int)(as_long(x) >> 32) & INT_MAX) < (int)(as_long(bound) >> 32);
#else
  return (as_igentype(x) & ~(igentype)sign_bit) < as_igentype(bound);
#endif
}

// magnitude_below(x, bound): |x| < bound. The lower half of the bound is zero. Upper words are compared as integers:
// one instruction would compare them as floats, but finite doubles beyond 2^1017 are NaN then.
static inline relation magnitude_below(gentype x, gentype bound) {
#if words_of_double
  return surely_below(x, bound);
#else
  return fabs(x) < bound;
#endif
}
#endif

// The steps of polynomials
#define first_term(c) ((gentype)(c))
#define next_term(p, t, c) fma(p, t, (gentype)(c))
#define last_term(p, t, c) fma(p, t, (gentype)(c))
#define rough_term(p, t, c) fma(p, t, (gentype)(c))
#define polynomial(t, ...) horner(t, __VA_ARGS__) // a macro may stand for several coefficients
#define horner(t, c0, ...) last_term(terms(first_term, next_term, t, __VA_ARGS__), t, c0)
#define rough_polynomial(t, ...) terms((gentype), rough_term, t, __VA_ARGS__)

// The terms of some coefficients, whose number chooses the macro that makes them
#define terms(first, next, t, ...) \
  choose_terms(__VA_ARGS__, terms_26, terms_25, terms_24, terms_23, terms_22, terms_21, terms_20, terms_19, terms_18, \
               terms_17, terms_16, terms_15, terms_14, terms_13, terms_12, terms_11, terms_10, terms_9, terms_8, \
               terms_7, terms_6, terms_5, terms_4, terms_3, terms_2, terms_1, )(first, next, t, __VA_ARGS__)
#define choose_terms(c0, c1, c2, c3, c4, c5, c6, c7, c8, c9, c10, c11, c12, c13, c14, c15, c16, c17, c18, c19, c20, \
                     c21, c22, c23, c24, c25, choice, ...) \
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
#define terms_25(first, next, t, c, ...) next(terms_24(first, next, t, __VA_ARGS__), t, c)
#define terms_26(first, next, t, c, ...) next(terms_25(first, next, t, __VA_ARGS__), t, c)
#endif
