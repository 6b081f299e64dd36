// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A function of a variable r as value + slope w + curve w^2 + w^3 p(w), r = center + w, to twice the precision but for
// p. At the center value and slope are very nearly numbers of the format (S. Gal's accurate tables). To be included
// after each_float.h.
#include <math/arithmetic/vocabulary.h>
#include <math/arithmetic/double_word.h>
#include <math/arithmetic/rounded_root.h>

#if elem_bits > 16
// r = 1 / (x + shift) of a double-word x. Returns w = r - center, and stores r.
static inline double_word reciprocal_about(double_word x, gentype shift, gentype center, private double_word *r) {
  double_word d = two_sum(x.high, shift);
  d.low += x.low;
  r->high = rounded_reciprocal(d.high);
  r->low = r->high * fma(-d.low, r->high, fma_exact(-d.high, r->high, (gentype)1));
  double_word w = two_sum(r->high, -center);
  w.low += r->low;
  return w;
}

// value + slope w + curve w^2 + w^3 p. The low word of w is multiplied by the derivative, which is nearly slope + 2
// curve w + 2 p w^2.
static inline double_word about_a_point(gentype value, gentype slope, gentype curve, gentype p, double_word w) {
  gentype q = fma(p, w.high, curve), q_low = fma(p, w.high, curve - q);
  gentype linear = fma(q, w.high, slope), linear_low = fma(q_low, w.high, fma(q, w.high, slope - linear));
  gentype high = fma(linear, w.high, value), low = fma(linear_low, w.high, fma(linear, w.high, value - high));
  return (double_word){high, fma(fma(q, w.high, linear), w.low, low)};
}
#endif
