// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// sin, cos and tan of the reduced argument, float and double: minimax polynomials for |r| <= 0.79, by
// utils/coefficients/trig.sol, which proves the errors given below. The results are two words, a large and a small one, not yet
// added. To be included after each_float.h.
#include "reduce_pio2.h"

#if elem_bits > 16
// sin(r) = r + r^3 p(r^2), relative error 2^-27.8 (float), 2^-57.7 (double); the rest is rounded at 1/8 of the result and less.
static inline double_word sin_kernel(double_word r, gentype z) {
#if elem_bits == 32
  gentype p = (gentype)-0x1.992462p-13f;
  p = fma(p, z, (gentype)0x1.1106d6p-7f);
  p = fma(p, z, (gentype)-0x1.555544p-3f);
#else
  gentype p = (gentype)0x1.5d83837e9c06fp-33;
  p = fma(p, z, (gentype)-0x1.ae5e304006384p-26);
  p = fma(p, z, (gentype)0x1.71de3531b3de8p-19);
  p = fma(p, z, (gentype)-0x1.a01a019bbeecdp-13);
  p = fma(p, z, (gentype)0x1.111111110f5cbp-7);
  p = fma(p, z, (gentype)-0x1.5555555555547p-3);
#endif
  return (double_word){r.high, fma(r.high * z, p, r.low)};
}

// cos(r) = 1 - r^2 / 2 + r^4 q(r^2), error 2^-32.7 (float), 2^-63.8 (double); 1 - r^2 / 2 as a double-word.
static inline double_word cos_kernel(double_word r, gentype z) {
#if elem_bits == 32
  gentype q = (gentype)0x1.99e334p-16f;
  q = fma(q, z, (gentype)-0x1.6c0c1ep-10f);
  q = fma(q, z, (gentype)0x1.55554ap-5f);
#else
  gentype q = (gentype)-0x1.8f99257515d55p-37;
  q = fma(q, z, (gentype)0x1.1ee9c217a6ea6p-29);
  q = fma(q, z, (gentype)-0x1.27e4f7cbccee6p-22);
  q = fma(q, z, (gentype)0x1.a01a019c5abd9p-16);
  q = fma(q, z, (gentype)-0x1.6c16c16c14df7p-10);
  q = fma(q, z, (gentype)0x1.555555555554ap-5);
#endif
  gentype one = fma(z, (gentype)-0.5f, (gentype)1), rest = fma(z, (gentype)-0.5f, 1 - one);
  return (double_word){one, fma(z * z, q, fma(-r.high, r.low, rest))};
}

// The second of the two low bits of n as a sign bit.
static inline ugentype sign_of_quadrant(igentype n) {
  return (as_ugentype(n) << (ugentype)(elem_bits - 2)) & (ugentype)sign_bit;
}

static inline gentype flip(gentype x, ugentype sign) { return as_gentype((ugentype)(as_ugentype(x) ^ sign)); }

// The sum of the two words. For half results, which are rounded a second time, it is rounded to odd: then two roundings are as good
// as one (fma_soft.h).
static inline gentype sum_of_words(double_word w, bool to_odd) {
  double_word sum = fast_two_sum(w.high, w.low);
  if (!to_odd)
    return sum.high;
  igentype bits = as_igentype(sum.high);
  igentype next = bits + (((as_igentype(sum.low) ^ bits) < (igentype)0) ? (igentype)-1 : (igentype)1);
  relation stays = ((bits & (igentype)1) != (igentype)0) | (sum.low == (gentype)0) | is_nan(sum.low);
  return stays ? sum.high : as_gentype(next);
}

// |sin(r + n pi/2)| or minus that
static inline double_word sin_in_quadrant(double_word r, igentype n) {
  gentype z = r.high * r.high;
  return select_words((n & (igentype)1) != (igentype)0, cos_kernel(r, z), sin_kernel(r, z));
}

__attribute__((always_inline)) static inline gentype sine_and_cosine(gentype x, private gentype *cosine, bool to_odd) {
  igentype n;
  double_word r = reduce_pio2(fabs(x), &n);
  gentype z = r.high * r.high;
  gentype s = sum_of_words(sin_kernel(r, z), to_odd), c = sum_of_words(cos_kernel(r, z), to_odd);
  relation odd = (n & (igentype)1) != (igentype)0;
  *cosine = flip(odd ? s : c, sign_of_quadrant(n + (igentype)1));
  return flip(odd ? c : s, sign_of_quadrant(n) ^ (as_ugentype(x) & (ugentype)sign_bit));
}

// tan(r + n pi/2). tan(r) = r + r w, w = r^2 t(r^2), relative error 2^-29.3 (float), 2^-55.9 (double), as two words, whose
// reciprocal is corrected by its residual. The low part of r, which is not much
// smaller than the high one where that has cancelled, times the derivative 1 + tan(r)^2.
static inline double_word tan_in_quadrant(double_word r, igentype n) {
  gentype z = r.high * r.high;
#if elem_bits == 32
  gentype t = (gentype)0x1.23894ap-8f;
  t = fma(t, z, (gentype)-0x1.d60a14p-15f);
  t = fma(t, z, (gentype)0x1.66d2p-7f);
  t = fma(t, z, (gentype)0x1.5bf63cp-6f);
  t = fma(t, z, (gentype)0x1.baee0ep-5f);
  t = fma(t, z, (gentype)0x1.110d24p-3f);
  t = fma(t, z, (gentype)0x1.555562p-2f);
#else
  gentype t = (gentype)0x1.677ab33e6c273p-16;
  t = fma(t, z, (gentype)-0x1.8c256dde8e8e1p-15);
  t = fma(t, z, (gentype)0x1.8979014d632e3p-14);
  t = fma(t, z, (gentype)-0x1.053913532e4c3p-15);
  t = fma(t, z, (gentype)0x1.2567f8d1151a5p-13);
  t = fma(t, z, (gentype)0x1.cee967d56f3b6p-13);
  t = fma(t, z, (gentype)0x1.38476ec34f317p-11);
  t = fma(t, z, (gentype)0x1.7d522f12b72cbp-10);
  t = fma(t, z, (gentype)0x1.d6d9f604ed22p-9);
  t = fma(t, z, (gentype)0x1.226e0cf13aae8p-7);
  t = fma(t, z, (gentype)0x1.664f49d9d85f3p-6);
  t = fma(t, z, (gentype)0x1.ba1ba1b3621e8p-5);
  t = fma(t, z, (gentype)0x1.111111111992bp-3);
  t = fma(t, z, (gentype)0x1.55555555554ddp-2);
#endif
  gentype w = z * t, tangent = fma(r.high, w, r.high), rest = fma(r.high, w, r.high - tangent);
  rest = fma(r.high, fma(z, t, -w), rest);
  rest = fma(r.low, fma(tangent, tangent, (gentype)1), rest);
  double_word sum = fast_two_sum(tangent, rest);
  gentype y = -1 / sum.high, residual = fma(y, sum.low, fma(y, sum.high, (gentype)1));
  return select_words((n & (igentype)1) != (igentype)0, (double_word){y, y * residual}, sum);
}
#endif
