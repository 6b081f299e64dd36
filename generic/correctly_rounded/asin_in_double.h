// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The arc sine of small numbers in double, for rounding to float: asin(s), s <= 1/2, is a polynomial with an error of
// 2^-50.2 (lab/coefficients/correctly_rounded.sol). For |x| > 1/2, s = sqrt((1 - |x|) / 2): asin(|x|) = pi/2 - 2
// asin(s) and acos(|x|) = 2 asin(s). The root comes of an approximate reciprocal root, times 1 + e / 2 + 3/8 e^2 for
// its error e, which leaves 5/16 e^3 < 2^-52.
#include <correctly_rounded/in_double.h>
#include <correctly_rounded/root_seed.h>

#if elem_bits == 32
// asin(small), or, where `large`, asin(sqrt((1 - magnitude) / 2)) with the sign bit that `sign` has
static inline doublen asin_of_small(gentype small, gentype magnitude, relation large, ugentype sign) {
  gentype rest = fma(magnitude, (gentype)-0.5f, (gentype)0.5f); // exact where it is used
  vec(long) is_large = vec_convert(long, large);
  doublen u = to_double(large ? rest : small), r = root_seed(u, rest), root = u * r, e = fma(-root, r, (doublen)1);
  root = fma(root * e, fma(e, (doublen)0.375, (doublen)0.5), root);
  vec(ulong) root_bits = __builtin_astype(root, vec(ulong)) ^ (vec_convert(ulong, sign) << (vec(ulong))32);
  doublen s = is_large ? __builtin_astype(root_bits, doublen) : u, z = is_large ? u : u * u;
  doublen p =
      polynomial_in_double(z, 0x1.555555555560ap-3, 0x1.33333332fd316p-4, 0x1.6db6dbafb869ap-5, 0x1.f1c6fd096afa6p-6,
                           0x1.6e8f7511e18a2p-6, 0x1.1c09ac505b89bp-6, 0x1.cfa402ce2dc05p-7, 0x1.4fa444b6232e2p-7,
                           0x1.ff5557785224dp-7, -0x1.d2de43b6b64ep-8, 0x1.cc9e3fd271274p-6);
  return fma(s * z, p, s);
}

// acos(x), as a float, in a unit of which a radian has `scale` and a right angle `right`: for small x, a right angle
// and asin(-x); for large ones twice what asin_of_small gives with the sign of x and, if that is negative, a right
// angle.
static inline gentype acos_by_asin(gentype x, double scale, double right) {
  gentype magnitude = fabs(x);
  relation large = magnitude > (gentype)0.5f;
  doublen angle = asin_of_small(-x, magnitude, large, as_ugentype(x) & (ugentype)(1u << 31));
  doublen base = vec_convert(long, x > (gentype)0.5f) ? (doublen)0 : (doublen)right;
  gentype y = to_float(scale == 1 ? angle + base : fma(angle, (doublen)scale, base));
  y *= large ? (gentype)2 : (gentype)1;
  return magnitude > (gentype)1 ? (gentype)NAN : y;
}
#endif
