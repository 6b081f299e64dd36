// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The correctly rounded functions of float, by A. Ziv's strategy ("Fast evaluation of elementary mathematical functions
// with correctly rounded last bit", ACM TOMS 17, 1991): each step has an error bound, and the next one is taken where
// the middle between two floats lies within it.
//   Step 1: the sum of two floats, by float arithmetic (in_floats.h), for targets on which that is faster than double
//   Step 2: a double, rounded to float. It has 29 bits more than a float, so with an error of half an ulp it is rounded
//           to the wrong float for one argument in 2^30 or so. Of one argument all floats were tried: the few results
//           that are wrong are mended by comparisons with their arguments, and then none is.
//   Step 3: of two arguments, a double-double (words.h)
// To be included after each_float.h.
#ifndef in_double_pass
#define in_double_pass
#define end_of_pass "math/end_of_pass.h"
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/vocabulary.h>

#if elem_bits == 32
#define doublen vec(double)
#define to_double(x) vec_convert(double, x)
#define to_float(x) vec_convert(float, x)

// polynomial_in_double(z, c0, c1, ...) is c0 + c1 z + c2 z^2 + ... by Horner's scheme, for at most 26 coefficients.
#define first_in_double(c) ((doublen)(c))
#define next_in_double(p, z, c) fma(p, z, (doublen)(c))
#define polynomial_in_double(z, ...) terms(first_in_double, next_in_double, z, __VA_ARGS__)

// polynomial_in_chains(z, c0, c1, ...) is the same, but of vectors in two chains of operations, for even powers and for
// odd ones: where each operation waits for the one before, a processor's units idle, as its window does not reach far
// enough into what follows.
static inline doublen polynomial_of(doublen z, private const double *c, int count) {
  const int last = count - 1;
  doublen p = (doublen)c[last];
#if vec_width == 1
#pragma unroll
  for (int i = last - 1; i >= 0; i--)
    p = fma(p, z, c[i]);
  return p;
#else
  doublen square = z * z, q = (doublen)c[last - 1];
#pragma unroll
  for (int i = last - 2; i >= 0; i--)
    if ((last - i) & 1)
      q = fma(q, square, (doublen)c[i]);
    else
      p = fma(p, square, (doublen)c[i]);
  return count & 1 ? fma(q, z, p) : fma(p, z, q);
#endif
}
#undef polynomial_in_chains
#define polynomial_in_chains(z, ...) \
  ({ \
    const double coefficients[] = {__VA_ARGS__}; \
    polynomial_of(z, coefficients, sizeof coefficients / sizeof(double)); \
  })

// y, or `result` where x is the argument `at`
static inline gentype mended(gentype y, gentype x, float at, float result) {
  return x == (gentype)at ? (gentype)result : y;
}

// Whether y, which is in the range of normal floats, lies within `room` units in its last place of the middle between
// two floats
static inline relation near_middle(doublen y, uint room) {
  ugentype low = vec_convert(uint, __builtin_astype(y, vec(ulong)));
  return (low << (ugentype)3) + (ugentype)((1u << 31) + 8 * room) <= (ugentype)(16 * room);
}

// y as a float. *doubt tells where another float, or the border to one, lies within 2^-51 of y: more than the greatest
// errors of the functions of double that were seen.
static inline gentype rounded_with_doubt(doublen y, private relation *doubt) {
  const doublen room = (doublen)0x1p-51;
  gentype below = to_float(fma(fabs(y), -room, y)), above = to_float(fma(fabs(y), room, y));
  *doubt = (below < above); // of an infinity or NaN these are NaN
  return to_float(y);
}

// The result of the function of double, `step`, as a float; where that leaves a doubt, `words` of the arguments' lanes,
// with its sign
#define decided_in_words(step, words) \
  ({ \
    relation doubt; \
    gentype result = rounded_with_doubt(step, &doubt); \
    for_lanes_in (doubt) \
      element(result) = copysign(words, element(result)); \
    result; \
  })
#endif
#endif
