// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernel of tan, a function of the reduced argument, for float and double: a minimax polynomial for |r| <= 0.79, by
// lab/coefficients/trig.sol, which proves the errors given below. To be included after each_float.h.
#include <math/arithmetic/rounded_root.h>
#include <math/arithmetic/vocabulary.h>
#include <math/trigonometry/reduce_pio2.h>

#if elem_bits > 16
// tan(r) / r - 1 by a polynomial in r^2 - 7/16, so that the roundings of all but the first term shrink; the error
// relative to tan(r) / r is 2^-29 (float), 2^-56.7 (double). In double most terms are summed in two chains, as a
// processor waits for the longest one. *slope is about the derivative of tan, 1 + 1.5 r^2.
static inline interval tan_polynomial(gentype r, private gentype *slope) {
#if elem_bits == 32
  gentype w = fma(r, r, (gentype)-0.4375f);
  *slope = fma_sure(w, (gentype)1.5f, (gentype)1.65625f);
  return polynomial(w, 0x1.6a2ef6p-3f, 0x1.f6247ep-2f, 0x1.ea1f5ep-3f, 0x1.e286ecp-4f, 0x1.dbb12ep-5f, 0x1.d618a8p-6f,
                    0x1.bdfb9cp-7f, 0x1.26ea44p-8f);
#else
  gentype w = fma(r, r, (gentype)-0.4375f);
  *slope = fma(w, (gentype)1.5f, (gentype)1.65625f);
  gentype w_squared = w * w,
          t_odd = rough_polynomial(w_squared, 0x1.d461ffcc7babdp-6, 0x1.c6af6e9fce108p-8, 0x1.b9632216914b5p-10,
                                   0x1.acb49b569d2c3p-12, 0x1.981ac5a5c8512p-14, 0x1.57e28a5de8c5fp-17);
  gentype t_even = rough_polynomial(w_squared, 0x1.cd7bacb03049ap-7, 0x1.bffcc9a60da09p-9, 0x1.b2e665e41bc02p-11,
                                    0x1.a6b410930b879p-13, 0x1.56200f5a7cf0cp-15);
  interval last = fma_rough(t_odd, w, fma_rough(t_even, w_squared, (gentype)0x1.db637153aa9d2p-5));
  last = fma_rough(last, w, (gentype)0x1.e2878a1544b63p-4);
  last = fma(last, w, (gentype)0x1.ea1fb576a96c7p-3);
  last = fma(last, w, (gentype)0x1.f6247e53bbfcdp-2);
  return fma(last, w, (gentype)0x1.6a2ef5b855feap-3);
#endif
}

// tan(r + n pi/2): tan(r) as two words or, for an odd n, minus the reciprocal of their sum, from the reciprocal of one
// word and its residual. The low word of r is multiplied by the derivative.
static inline interval tan_in_quadrant(double_word r, igentype n) {
  // Step 1: tan(r) = r.high - missing
  gentype slope;
  interval p = tan_polynomial(r.high, &slope);
  interval missing = fma_any(-r.high, p, slope * -r.low), tangent = interval_minus(r.high, missing);
  // Step 2: y, minus the reciprocal of one word, and its residual e
  gentype y = -rounded_reciprocal(value_of(tangent));
  interval e = fma(-y, missing, fma_exact(y, r.high, (gentype)1));
  // Step 3: choose by the parity of n. In float two results need fma's own rounding.
#if elem_bits == 32
  return by_parity(n, fma_any(y, e, y), tangent);
#else
  return by_parity(n, fma_rough(y, e, y), tangent);
#endif
}
#endif
