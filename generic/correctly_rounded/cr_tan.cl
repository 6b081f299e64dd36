// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_tan (C23, 7.33.8): tan, correctly rounded by the steps of in_double.h. Step 2: x = k pi/2 + r, |r| < pi/4 and a
// little, and tan(x) is the quotient of polynomials for sin(r) and cos(r), or that of -cos(r) and sin(r)
// (lab/coefficients/correctly_rounded.sol). The reduction is that of trig_in_double.h. Step 1 is for vectors with
// AVX-512 (tan_in_floats.h). Half results are tan's, which are correctly rounded. Those of double: double/tan.h.
#define unary cr_tan
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/tan.h>
#else
#include <correctly_rounded/quotient_in_double.h>
#include <correctly_rounded/tan_in_floats.h>
#include <correctly_rounded/tan_pieces.h>
#include <correctly_rounded/trig_in_double.h>

#if elem_bits == 32
__attribute__((noinline)) static gentype tan_of_any(gentype x) { return to_float(tan(to_double(x))); }

static inline gentype tan_in_double(gentype x) {
  if (__builtin_expect(!are_small(x), false))
    return tan_of_any(x);
  ugentype quarters;
  doublen c, s = sine_of_rest(x, &c, &quarters);
  gentype y = tangent(s, c, (quarters & (ugentype)1) != (ugentype)0);
  return x == (gentype)0 ? x : y;
}

__attribute__((noinline)) static gentype tan_in_doubt(gentype x) { return tan_in_double(x); }
#endif

gentype cr_tan(gentype x) {
#if elem_bits == 16
  return tan(x);
#else
  if (!pieces_first)
    return tan_in_double(x);
  // Step 1: in floats: reduce the argument. pi/64 is the sum of four parts, of which the products of n and the first
  // two are exact, and so are the differences for |x| < 2^9.
  gentype shifted = fma(x, (gentype)0x1.45f306p4f, shifter), n = shifted - shifter;
  gentype start = fma(-n, (gentype)-0x1.2cp-23f, fma(-n, (gentype)0x1.922p-5f, x)), part = n * (gentype)0x1.110b46p-31f;
  gentype t = start - part, rest = fma(-n, (gentype)0x1.1a6264p-59f, fma(-n, (gentype)0x1.110b46p-31f, part));
  relation doubt;
  // Seen over all arguments: an error of 2^-33.92
  gentype y = tan_in_floats(tan_pieces, as_ugentype(shifted), t, false, start - t - part + rest, 0x1.2p-34f, &doubt);
  doubt |= !(fabs(x) < (gentype)0x1p9f);
  y = x == (gentype)0 ? x : y;
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? tan_in_doubt(x) : y;
#endif
}
#endif
