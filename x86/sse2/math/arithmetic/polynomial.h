// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Polynomials on processors without fma (generic/math/arithmetic/polynomial.h): between the steps values of float stay
// in doubles, as inline_fma.h's rounded_step rounds them, and rough terms of double2 are products and sums.
#include <generic/math/arithmetic/polynomial.h>
#if elem_bits == 32 && !defined(products_and_sums) && !defined(steps_are_fma)
#undef first_term
#undef next_term
#undef last_term
#define first_term(c) vec_convert(double, (gentype)(c))
#define next_term(p, t, c) rounded_step(p, t, (gentype)(c))
#define last_term(p, t, c) vec_convert(float, sum_in_double(p, t, (gentype)(c)))
#elif elem_bits == 64 && vec_width == 2
// The error of a rough term is at most 3 u of the result: what p has of it, a fifth of that or less, two roundings in
// place of one, u of the result each with fma's own, and one of the product, a fifth of u: (3 + 1) / 5 + 2. Where the
// signs differ the result is less, 4/5 |c|, and the fifths are fourths.
#undef rough_term
#define rough_term(p, t, c) ((p) * (t) + (gentype)(c))
#endif
