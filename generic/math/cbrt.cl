// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cbrt (6.15.2): the cube root, by one step of higher order from a guess y of 1 / cbrt(|x|). e = 1 - |x| y^3 says how
// far off the guess is, and 1 / cbrt(|x|) = y (1 - e)^(-1/3), for which polynomials in e stand.
//   float:  a polynomial of second degree brings y within 2^-14.2 of a little more than 1 / cbrt(|x|). A step of
//           Newton's for c = x y^2 follows, with a little less than 1 / (3 c^2), so that its error is half of what it
//           would be.
//   double: a polynomial of third degree brings y within 2^-18. c = |x| y^2 is corrected by its residual |x| - c^3,
//           which is exact but for the last bits, times y^2 and a polynomial of second degree in the new e.
// The coefficients are from lab/coefficients/cbrt.sol, the greatest e from guess.py there. Arguments for which the
// residual might be subnormal, which some devices flush to 0, are scaled by a power of two.
// Largest errors seen: float 0.863, double 0.501 ulp.
// Half results are correctly rounded.
#define unary cbrt
#include "each_float.h"
#if elem_bits == 16
#include <math/half/cbrt.h>
#else
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/bits_outside.h>
#include <math/arithmetic/double_word.h>

#if elem_bits == 32
// The cube root of x where *usual, and of zeros
static inline gentype cube_root(gentype x, private relation *usual) {
  gentype a = fabs(x);
  // Step 1: guess y. The bits of a are nearly a linear function of log2(a), so that a constant less a third of them are
  // the bits of about 1 / cbrt(a).
  gentype y = as_gentype((ugentype)((ugentype)0x54a1a800u - (as_ugentype(a) >> (ugentype)16) * (ugentype)0x5555u));
  gentype e = fma_exact(a * y, -(y * y), (gentype)1);
  *usual = !bits_outside(a, as_ugentype((gentype)power_of_two(-96)), (ugentype)infinity_bits);
  // Step 2: y (1 - e)^(-1/3). Shorter steps than fma's (polynomial of vocabulary.h) are off by a unit for a few e.
  gentype p = fma(fma((gentype)0x1.ca9e3ap-3f, e, (gentype)0x1.56d5ecp-2f), e, (gentype)0x1.00021ep0f);
  y *= p;
  // Step 3: c = x y^2, corrected by its residual. This has the sign with which the sum of zeros has theirs.
  gentype square = y * y, c = x * square, residual = fma_exact(c * c, c, -x), third = square * (gentype)-0x1.553cd4p-2f;
  return fma(residual, third, c); // Ten floats need fma's own rounding, which fma_sure has not.
}

static inline gentype cube_root_of_any(gentype x) {
  gentype a = fabs(x);
  relation small = a < (gentype)power_of_two(-96), finite = a < (gentype)INFINITY, usual;
  x = small ? x * (gentype)power_of_two(60) : x;
  gentype c = cube_root(x, &usual);
  c = small ? c * (gentype)power_of_two(-20) : c;
  return (rare_joins ? finite : usual) ? c : x;
}

#elif elem_bits == 64
#include <math/arithmetic/cube_root_words.h>
// The cube root of a: the residual times y^2 and that polynomial is added to c.
static inline gentype cube_root(gentype a) {
  gentype correction, weight, c = cube_root_words(a, &correction, &weight);
  return fma(correction, weight, c);
}

#include <math/arithmetic/cube_root_of_any.h>
#endif

#if !rare_joins
__attribute__((noinline)) static gentype cube_root_of_rare(gentype x) { return cube_root_of_any(x); }
#endif

// AVX-512: with a form for four registers loops take .93 of the time (Emerald Rapids, 2026-11-29).
policy_of("double", "four-registers") gentype cbrt(gentype x) {
#if rare_joins
  return cube_root_of_any(x);
#else
#if elem_bits == 32
  relation usual;
  gentype result = cube_root(x, &usual);
#else
  gentype a = fabs(x), result = copysign(cube_root(a), x);
  const gentype least = (gentype)power_of_two(-960);
  relation usual = !bits_outside(a, as_ugentype(least), (ugentype)infinity_bits);
#endif
  if (__builtin_expect(any_rare(any_lane(!usual), lesser_below(x, least) | greater_beyond(x, (gentype)INFINITY)),
                       false))
    result = usual ? result : cube_root_of_rare(x);
  return result;
#endif
}
#endif
