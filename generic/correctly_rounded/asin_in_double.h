// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The arc sine of small numbers in double, for rounding to float: asin(s), s <= 1/2, is a polynomial with an error of
// 2^-56 (utils/coefficients/correctly_rounded.sol). For |x| > 1/2, s = sqrt((1 - |x|) / 2): asin(|x|) = pi/2 - 2
// asin(s) and acos(|x|) = 2 asin(s). The root comes of an approximate reciprocal root, times 1 + e / 2 + 3/8 e^2 for
// its error e, which leaves 5/16 e^3 < 2^-52.
#include <correctly_rounded/in_double.h>
#include <correctly_rounded/root_seed.h>

#if elem_bits == 32
static inline doublen asin_of_small(gentype magnitude, relation large) {
  doublen v = to_double(magnitude), half_rest = fma(v, (doublen)-0.5, (doublen)0.5);
  gentype rest = fma(magnitude, (gentype)-0.5f, (gentype)0.5f);
  doublen r = root_seed(half_rest, rest), root = half_rest * r, e = fma(-root, r, (doublen)1);
  root = fma(root * e, fma(e, (doublen)0.375, (doublen)0.5), root);
  vec(long) is_large = vec_convert(long, large);
  doublen s = is_large ? root : v, z = is_large ? half_rest : v * v;
  doublen p = (doublen)0x1.d19a139e2b647p-6;
  p = fma(p, z, (doublen)-0x1.6b616b0ed8b14p-7);
  p = fma(p, z, (doublen)0x1.0a05192104b91p-6);
  p = fma(p, z, (doublen)0x1.fafa76716e81dp-8);
  p = fma(p, z, (doublen)0x1.85975e18d242dp-7);
  p = fma(p, z, (doublen)0x1.c862e9639bc6p-7);
  p = fma(p, z, (doublen)0x1.1c59e58df15ap-6);
  p = fma(p, z, (doublen)0x1.6e8b224060f9bp-6);
  p = fma(p, z, (doublen)0x1.f1c71fdc396c4p-6);
  p = fma(p, z, (doublen)0x1.6db6db67bbbbbp-5);
  p = fma(p, z, (doublen)0x1.33333333374a6p-4);
  p = fma(p, z, (doublen)0x1.555555555554ep-3);
  return fma(s * z, p, s);
}

// acos(x) from `angle`, which asin_of_small made of |x|, both in the unit of which `half_turn` are pi
static inline doublen acos_of_small(doublen angle, gentype x, relation large, double half_turn) {
  vec(long) is_large = vec_convert(long, large), is_negative = vec_convert(long, x < (gentype)0);
  doublen factor = is_large ? (doublen)2 : (doublen)-1, whole = is_negative ? (doublen)half_turn : (doublen)0;
  whole = is_large ? whole : (doublen)(half_turn / 2);
  return fma(angle, is_negative ? -factor : factor, whole);
}
#endif
