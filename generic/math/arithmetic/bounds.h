// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Results that are hardly ever in doubt. The last terms of a polynomial hardly count in a result, and so do the
// roundings of their fma. A target without the instruction may compute them with products and sums that round, keep two
// numbers between which the term lies that fma gives, and carry both to the result: if they come to the same there, it
// is fma's. The bits are those of fma in any case. To be included after each_float.h.
//   bounds               a gentype, or two numbers between which it lies
//   bounded_words        a double-word whose low word is bounds
// The names of fma by what is known of the operands; the result is bounds, but for the first two:
//   fma_early(x, y, z)   a step of a polynomial, z a constant, before which there are only such steps: |x y| <= |z| / 5
//                        or, where both have the same sign, |z| / 4
//   fma_loose(x, y, z)   fma or a product and a sum. Something else makes up for the difference.
//   fma_about(x, y, z)   The rounding of x y hardly counts. x is known, from fma_early or bounds, y known (or the other
//                        way round), z may be bounds. Where x y underflows z is 0 or the result.
//   fma_about_tiny       the same with the operands of fma_tiny (fused.h)
//   fma_between(x, y, z) The rounding of x y would count. x, y or z may be bounds, and z is mostly much less than x y.
//                        |x y| >= 2^-960 (of double), unless it does not count in the end.
//   fma_among(x, y, z)   the same for any z
//   fma_any_among        the same for any x y
//   fma_onto(x, y, z)    the same where z is known and the greater term, or x y rounded plus z is a number
//   fma_cancelled(x, y, z)  y is bounds, and |x y + z| < 2^-20 |z|. The result's last bits do not count.
//   fma_scaled(x, y, z)  x is a power of two, y bounds and z known.
//   fma_plain_plus(x, y, z)  x y is a number, to which bounds z are added.
// And what else is done with bounds x:
//   plus_bounds(a, x), times_bounds(x, a), minus_bounds(x)   a + x, x a, -x
//   known_bounds(a), bounds_within(a, slack)   a, all that is within |slack| of a
//   chosen_bounds(c, x, y)       c ? x : y
//   bounds_if_sure(x, y)         bounds y, in doubt where x is
//   bounds_unless_small(x, a)    x, in doubt where 0 < |a| < 2^-960
//   either_bound(x)              one of the two numbers
//   settled(x, result, FUNCTION, arguments)   `result`, which comes of either_bound(x), but where the two numbers
//                                differ the builtin FUNCTION of scalars of the arguments
//   settled_bounds(x, FUNCTION, arguments)    the same of either_bound(x) itself
#include <math/arithmetic/undef_bounds.h>
#include <math/arithmetic/fused.h>
#define bounds gentype
#define bounded_words double_word
#define fma_early(x, y, z) fma_step(x, y, z)
#define fma_loose(x, y, z) fma(x, y, z)
#define fma_about(x, y, z) fma(x, y, z)
#define fma_about_tiny(x, y, z) fma_tiny(x, y, z)
#define fma_between(x, y, z) fma(x, y, z)
#define fma_among(x, y, z) fma(x, y, z)
#define fma_onto(x, y, z) fma(x, y, z)
#define fma_any_among(x, y, z) fma_any(x, y, z)
#define fma_cancelled(x, y, z) fma(x, y, z)
#define fma_scaled(x, y, z) fma_mostly(x, y, z)
#define fma_plain_plus(x, y, z) fma_plain(x, y, z)
#define plus_bounds(x, y) ((x) + (y))
#define times_bounds(x, y) ((x) * (y))
#define minus_bounds(x) (-(x))
#define chosen_bounds(c, x, y) ((c) ? (x) : (y))
#define bounds_within(x, slack) (x)
#define known_bounds(x) (x)
#define bounds_unless_small(x, y) (x)
#define bounds_if_sure(x, y) (y)
#define either_bound(x) (x)
#define settled(bounds, result, function, ...) (result)
#define settled_bounds(x, function, ...) (x)
