// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Results that are hardly ever in doubt. The last terms of a polynomial hardly contribute to a result, and the
// roundings of their fma still less. A target without the instruction may compute them with products and sums that
// round, and carry two numbers between which fma's lies to the result: if they are the same there, it is fma's. The
// bits are those of fma in any case (docs/develop/vocabulary.md). To be included after each_float.h.
//   interval                 a gentype, or two numbers between which it lies
//   fma_rough(x, y, z)       fma. The rounding of x y hardly contributes. x may be an interval or come from
//                            rough_polynomial, z may be an interval; where x y underflows z is 0 or the result.
//   fma, fma_any, fma_plain  take intervals, too, for x or z
//   interval_plus(a, x)      a + x of an interval x
//   interval_minus(a, x)     a - x
//   interval_times(x, a)     x a
//   value_of(x)              the number that an interval is, or NaN where its two numbers differ: so what is computed
//                            from it is in doubt there, too
//   or_exact(x, result, FUNCTION, arguments)   `result`, which was computed from x, or, where the two numbers of x
//                            differ, the builtin FUNCTION of scalars of the arguments
// lazy_select, flip_sign and by_parity take intervals, too.
#include <math/arithmetic/fused.h>
#undef interval
#undef fma_rough
#undef interval_plus
#undef interval_minus
#undef interval_times
#undef value_of
#undef or_exact
#define interval gentype
#define fma_rough(x, y, z) fma(x, y, z)
#define interval_plus(a, x) ((a) + (x))
#define interval_minus(a, x) ((a) - (x))
#define interval_times(x, a) ((x) * (a))
#define value_of(x) (x)
#define or_exact(x, result, function, ...) (result)
