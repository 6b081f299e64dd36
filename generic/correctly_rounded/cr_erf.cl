// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_erf (C23, 7.33.8): erf, correctly rounded by the steps of in_double.h. Step 2 is x times a polynomial in x^2, with
// an error of 2^-51 (lab/coefficients/correctly_rounded.sol). It is one about the middle of its interval, so that its
// terms do not cancel. From 3.92 on the result is 1. Step 1 is for vectors with AVX-512 (pieces_in_floats.h). Half
// results are erf's, which are correctly rounded. Those of double: double/erf.h.
#define unary cr_erf
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/erf.h>
#else
#include <correctly_rounded/erf_pieces.h>
#include <correctly_rounded/in_double.h>
#include <correctly_rounded/pieces_in_floats.h>

#if elem_bits == 32
static inline gentype erf_in_double(gentype x) {
  const gentype most = (gentype)3.93f;
  gentype magnitude = fabs(x);
  doublen v = to_double(magnitude > most ? most : magnitude), z = fma(v, v, (doublen)-7.75); // NaN stays
  doublen p =
      polynomial_in_double(z, 0x1.6fcd22af732cbp-2, -0x1.7b26f08c9b316p-6, 0x1.237b691529f72p-9, -0x1.ea83a9277372dp-13,
                           0x1.a51fecdf975e4p-16, -0x1.642a6adc2c604p-19, 0x1.2240dad2596f7p-22, -0x1.c18ac0644cee8p-26,
                           0x1.4826fc1952406p-29, -0x1.c1d079b8e0f7p-33, 0x1.2116d236bcc7dp-36, -0x1.5c95154d04d54p-40,
                           0x1.8ad885af56ba5p-44, -0x1.a4f248cd42d22p-48, 0x1.a749437e1325p-52, -0x1.9277d459d1bcep-56,
                           0x1.6ad78e0591743p-60, -0x1.363f402e776f5p-64, 0x1.f639960d5d06dp-69, -0x1.87ab72c31d348p-73,
                           0x1.2ec36554e2ce3p-77, -0x1.a4c1e64cb42a6p-82, 0x1.bea19ae398fdcp-87, -0x1.41399b3a77997p-91,
                           0x1.8863d8f77509cp-95, -0x1.b290430b4572ap-100);
  return copysign(to_float(v * p), x);
}

__attribute__((noinline)) static gentype erf_in_doubt(gentype x) { return erf_in_double(x); }
#endif

gentype cr_erf(gentype x) {
#if elem_bits == 16
  return erf(x);
#else
  if (!pieces_first)
    return erf_in_double(x);
  const gentype most = (gentype)3.93f;
  gentype magnitude = fabs(x), v = magnitude > most ? most : magnitude, rest; // NaN stays
  // Step 1: in floats
  gentype shifted = fma(v, (gentype)8, shifter), t = fma(shifted - shifter, (gentype)-0.125f, v);
  gentype y = piece_in_floats(erf_pieces, 32, 7, true, as_ugentype(shifted), t, true, (gentype)0, (gentype)1,
                              (gentype)-0.0f, (gentype)-0.0f, &rest);
  relation doubt;
  y = copysign(rounded_sum_within(y, rest, looked_up(erf_rooms, as_ugentype(shifted)), &doubt), x);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt | too_small(magnitude)), false) ? erf_in_doubt(x) : y;
#endif
}
#endif
