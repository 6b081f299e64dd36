// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sine and cosine of the reduced argument, |r| <= 0.79, as two words, a large and a small one, which are not yet
// added: for functions of which the sine is a factor or a term. Minimax polynomials by lab/coefficients/trig.sol,
// which proves the errors given below. To be included after each_float.h.
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/vocabulary.h>
#include <math/trigonometry/trig.h>

#if elem_bits > 16
// sin(r) = r + r^3 p(r^2), z = r^2, with a relative error of 2^-27.8 (float), 2^-57.7 (double). The second word is at
// most 1/8 of the result, so that its roundings contribute as little. Beside a zero whose low word is -0 it is -0, so
// that the sum keeps the zero's sign.
static inline double_word sin_kernel(double_word r, gentype z) {
#if elem_bits == 32
  gentype p = polynomial(z, -0x1.555544p-3f, 0x1.1106d6p-7f, -0x1.992462p-13f);
#else
  gentype p = polynomial(z, sin_first, sin_terms);
#endif
  return (double_word){r.high, -fma(r.high * z, -p, -r.low)};
}

// cos(r) = 1 - r^2 / 2 + r^4 q(r^2), z = r^2, with an error of 2^-32.7 (float), 2^-63.8 (double); 1 - r^2 / 2 is a
// double-word.
static inline double_word cos_kernel(double_word r, gentype z) {
#if elem_bits == 32
  gentype q = polynomial(z, 0x1.55554ap-5f, -0x1.6c0c1ep-10f, 0x1.99e334p-16f);
#else
  gentype q = polynomial(z, 0x1.555555555554ap-5, -0x1.6c16c16c14df7p-10, 0x1.a01a019c5abd9p-16, -0x1.27e4f7cbccee6p-22,
                         0x1.1ee9c217a6ea6p-29, -0x1.8f99257515d55p-37);
#endif
  gentype one = fma_plain(z, (gentype)-0.5f, (gentype)1), rest = fma_plain(z, (gentype)-0.5f, 1 - one);
  return (double_word){one, fma(z * z, q, fma(-r.high, r.low, rest))};
}

// sin(r + n pi/2), but for the sign of the quadrant
static inline double_word sin_in_quadrant(double_word r, igentype n) {
  gentype z = r.high * r.high;
  return select_words((n & (igentype)1) != (igentype)0, cos_kernel(r, z), sin_kernel(r, z));
}
#endif
