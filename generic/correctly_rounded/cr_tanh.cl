// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_tanh (C23, 7.33.8): tanh, correctly rounded by the steps of in_double.h: tanh(x) = E / (E + 2), where E = e^(2 x)
// - 1 = (2^n - 1) + 2^n (e^t - 1) loses nothing to cancellation (exp_in_double.h). Step 1 is for vectors with AVX-512
// (uneven_pieces.h). Half results are tanh's, which are correctly rounded. Those of double: double/tanh.h.
#define unary cr_tanh
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/tanh.h>
#else
#include <correctly_rounded/exp_in_double.h>
#include <correctly_rounded/quotient_in_double.h>
#include <correctly_rounded/tanh_pieces.h>
#include <correctly_rounded/uneven_pieces.h>

#if elem_bits == 32
static inline gentype tanh_in_double(gentype x) {
  gentype most = (gentype)10, magnitude = fabs(x);
  magnitude = magnitude > most ? most : magnitude; // from 9.01 on the result is 1; NaN stays
  doublen v = to_double(magnitude), change = less_one(v + v);
  doublen d = change + (doublen)2;
  gentype y = to_float(quotient(change, d, to_float(d)));
  y = mended(y, magnitude, 0x1.f860aap-5f, 0x1.f7bdc2p-5f);
  return copysign(mended(y, magnitude, 0x1.a83722p-6f, 0x1.a81eep-6f), x);
}

__attribute__((noinline)) static gentype tanh_in_doubt(gentype x) { return tanh_in_double(x); }
#endif

gentype cr_tanh(gentype x) {
#if elem_bits == 16
  return tanh(x);
#else
  if (!pieces_first)
    return tanh_in_double(x);
  const gentype most = (gentype)9.1f;                                         // the result is 1
  gentype magnitude = fabs(x), v = magnitude > most ? most : magnitude, rest; // NaN stays
  // Step 1: in floats
  ugentype piece;
  gentype y = uneven_piece(tanh_pieces, 7, v, &piece, &rest);
  relation doubt;
  y = copysign(rounded_sum_within(y, rest, looked_up(tanh_rooms, piece), &doubt), x);
  doubt |= too_small(magnitude);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? tanh_in_doubt(x) : y;
#endif
}
#endif
