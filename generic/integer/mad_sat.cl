// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mad_sat (6.15.3): a * b + c as one exact sum, or the nearest representable value where that overflows.
//
// 64-bit integers have no wider type. Signed ones get the exact sum as high:low, with the carry and the sign of c added
// to the high half of the product; it fits if the high half is nothing but the sign of the low one.
#include "each_integer.h"
#include <integer/wide.h>

gentype mad_sat(gentype a, gentype b, gentype c) {
#ifdef widetype
  widetype sum = widen(a) * widen(b) + widen(c);
#if is_signed
  const long highest = (1l << (elem_bits - 1)) - 1;
  return narrow(clamp(sum, (widetype)(-1 - highest), (widetype)highest));
#else
  return narrow(min(sum, (widetype)((1l << elem_bits) - 1)));
#endif
#elif is_signed
  ugentype product = as_ugentype(a) * as_ugentype(b), low = product + as_ugentype(c);
  gentype high = mul_hi(a, b) + (c >> 63) + (low < product ? (gentype)1 : (gentype)0);
  return high == as_gentype(low) >> 63 ? as_gentype(low) : high >> 63 ^ LONG_MAX;
#else
  gentype product = a * b, sum = product + c;
  return ((mul_hi(a, b) != 0) | (sum < product)) ? (gentype)ULONG_MAX : sum;
#endif
}
