// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fmod (6.15.2): that of generic/. Two registers of double with AVX-512 are asked for rare arguments in five operations
// less, by the lesser divisor and the greater residual of both (costs.h).
#define binary fmod
#include "each_float.h"
#if elem_bits == 64 && vec_width == 16
#include <math/arithmetic/costs.h>
#include <math/arithmetic/any_lane.h>
#include <math/arithmetic/give_sign.h>
#include <math/remainder/divided_once.h>

__attribute__((noinline)) static gentype fmod_of_any(gentype x, gentype y) {
  return (gentype)(fmod(x.lo, y.lo), fmod(x.hi, y.hi));
}

// A residual that is NaN may be passed over: then the quotient is NaN, too, whose bits are beyond all others.
gentype fmod(gentype x, gentype y) {
  gentype a = fabs(x), b = fabs(y), e, quotient = quotient_from_below(a, b, &e), shifted = quotient + shifter,
          rest = fma(shifter - shifted, b, a), result = give_sign(rest < (gentype)0 ? rest + b : rest, x);
  const gentype least = (gentype)0x1.0000000000001p-968; // b is more than 2^-968
  ulong8 limit = as_ulong16(most_quotient).lo;
  bool rare = any_of_register(lesser_below(b, least) | greater_beyond(e, most_residual)) |
              any_of_register((as_ulong16(quotient).lo >= limit) | (as_ulong16(quotient).hi >= limit));
  return __builtin_expect(rare, false) ? fmod_of_any(x, y) : result;
}
#else
#include <generic/math/fmod.cl>
#endif
