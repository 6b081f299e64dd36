// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_erfc (C23, 7.33.8): erfc, correctly rounded by the steps of in_double.h. Step 2: erfc(a) = e^(-a^2) r Q(r - c), r
// = 1 / (a + 2), as in erfc, with an error of 2^-55 (lab/coefficients/correctly_rounded.sol); a^2 is exact. Step 1 is
// for vectors with AVX-512: e^(a^2) erfc(a) in pieces (uneven_pieces.h), and the exponential of exp_in_floats.h, of a^2
// as the sum of two floats. Half results are erfc's, which are correctly rounded. Those of double: double/erfc.h.
#define unary cr_erfc
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/erfc.h>
#else
#include <correctly_rounded/erfc_pieces.h>
#include <correctly_rounded/exp_in_double.h>
#include <correctly_rounded/natural_powers.h>
#include <correctly_rounded/quotient_in_double.h>
#include <correctly_rounded/uneven_pieces.h>
#include <math/arithmetic/ieee.h>

#include <correctly_rounded/scale.h>

#if elem_bits == 32
static inline gentype erfc_in_double(gentype x) {
  const gentype most = (gentype)10.1f;
  gentype magnitude = fabs(x);
  magnitude = magnitude > most ? most : magnitude; // beyond, the result is 0 or 2; NaN stays
  doublen a = to_double(magnitude), r = quotient((doublen)1, a + (doublen)2, magnitude + (gentype)2);
  doublen w = r - (doublen)0x1.2a506p-2,
          q = polynomial_in_chains(w, 0x1.2498190ac0a1p0, 0x1.90729eb43a991p1, 0x1.2ccf80a5be36dp2, 0x1.53e998cb4d2a8p0,
                                   -0x1.a1cf36d1f910cp2, -0x1.966482c3aaa09p1, 0x1.d28cb845d8bd6p3,
                                   -0x1.4fbb22b5619efp-4, -0x1.299938e3cc43dp5, 0x1.24ba43ac9433bp5,
                                   0x1.04e8e31105e34p6, -0x1.8d46088a594b6p7, 0x1.5db841e177f2ap6, 0x1.0192366443025p9,
                                   -0x1.2c349c5b9949fp10, 0x1.b9dda3a9eeca7p8, 0x1.b86f1e2f8b68p11,
                                   -0x1.2c0ed57a30c21p13, 0x1.88a2a5cb3fe2ap12, 0x1.0cb3b952b2f59p15,
                                   -0x1.4bb15a2fbfea6p16, -0x1.30fc8c9bb4b52p15, 0x1.c177a2a815d2ap17);
  doublen shifted, t = reduce_natural(-a * a, &shifted),
                   power = fma(fma(natural_rest(t), t, (doublen)1), t, (doublen)1);
  doublen result = scaled_by(q * r * power, shifted);
  gentype y = to_float(vec_convert(long, x < (gentype)0) ? (doublen)2 - result : result);
  return mended(y, x, -0x1.d93ec4p-17f, 0x1.00010ap0f);
}

__attribute__((noinline)) static gentype erfc_in_doubt(gentype x) { return erfc_in_double(x); }
#endif

gentype cr_erfc(gentype x) {
#if elem_bits == 16
  return erfc(x);
#else
  if (!pieces_first)
    return erfc_in_double(x);
  const gentype most = (gentype)10.1f;
  gentype magnitude = fabs(x), a = magnitude > most ? most : magnitude, more_q; // NaN stays
  // Step 1: in floats: q = e^(a^2) erfc(a)
  ugentype piece;
  gentype q = uneven_piece(erfc_pieces, 7, a, &piece, &more_q);
  // e^(-a^2) = 2^n power (1 + t + e), and the product with q
  gentype square = a * a, shifted = fma(-square, (gentype)0x1.715476p0f, shifter / 32), n = shifted - shifter / 32;
  ugentype bits = as_ugentype(shifted);
  gentype t = fma(n, (gentype)-0x1.62e43p-1f, -square), power = looked_up(powers, bits);
  gentype more = fma(n, (gentype)0x1.05c61p-29f, looked_up(power_errors, bits)) + fma(-a, a, square), all = t + more;
  gentype p = fma(all, (gentype)0x1.5555a6p-5f, (gentype)0x1.5555b8p-3f);
  gentype e = fma(all * all, fma(all, p, (gentype)0.5f), more);
  gentype product = power * q, left = fma(power, more_q, fma(power, q, -product)), y = fma(product, t, product);
  gentype rest = fma(product, e, fma(product, t, product - y)) + fma(left, t + e, left);
  // Of negative numbers the result is 2 less that; of positive ones it is scaled after it is rounded.
  relation negative = x < (gentype)0;
  gentype factor = negative ? scaled_by((gentype)-1, n, bits) : (gentype)1;
  gentype base = negative ? (gentype)2 : (gentype)0, high = fma(y, factor, base);
  gentype low = fma(rest, factor, fma(y, factor, base - high)), room = y * looked_up(erfc_rooms, piece);
  gentype above = high + fma(factor, room, low), below = high + fma(factor, -room, low);
  gentype result = negative ? above : scaled_by(above, n, bits);
  relation doubt = (above != below) | result_is_rare(result, x, 9.19f);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? erfc_in_doubt(x) : result;
#endif
}
#endif
