// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erf (6.15.2) within 1 ulp. For |x| <= 1, x + x p(x^2), relative error 2^-29.3 (2^-56); beyond, in float a polynomial about a point whose
// erf is almost a float, error 2^-27, in double 1 - erfc(1) 2^q with a polynomial q, error 2^-58.3; past the last |x| where erf rounds to less than 1 it stays as
// it is there. Polynomials by coefficients/erf.sol. Half through float.
#define unary erf
#include "each_float.h"
#include "double_word.h"
#include "ieee.h"
#include "rounded.h"

#if elem_bits > 16
static inline gentype error_function(gentype x, bool to_odd) {
  gentype a = fabs(x), z = a * a;
#if elem_bits == 32
  gentype p = (gentype)0x1.4917a4p-14f;
  p = fma(p, z, (gentype)-0x1.a3d812p-11f);
  p = fma(p, z, (gentype)0x1.540172p-8f);
  p = fma(p, z, (gentype)-0x1.b7f88cp-6f);
  p = fma(p, z, (gentype)0x1.ce2cf2p-4f);
  p = fma(p, z, (gentype)-0x1.81273ep-2f);
  p = fma(p, z, (gentype)0x1.06eba8p-3f);
  gentype t = (a < (gentype)3.9375f ? a : (gentype)3.9375f) - (gentype)2.349609375f;
  gentype slope = (gentype)0x1.1d4f7cp-20f;
  slope = fma(slope, t, (gentype)-0x1.9f11fep-20f);
  slope = fma(slope, t, (gentype)-0x1.0e04f8p-16f);
  slope = fma(slope, t, (gentype)0x1.89be7ap-15f);
  slope = fma(slope, t, (gentype)0x1.0a745ap-15f);
  slope = fma(slope, t, (gentype)-0x1.7a9a58p-12f);
  slope = fma(slope, t, (gentype)0x1.68edb2p-11f);
  slope = fma(slope, t, (gentype)0x1.25e084p-19f);
  slope = fma(slope, t, (gentype)-0x1.9ad3d8p-9f);
  slope = fma(slope, t, (gentype)0x1.215812p-7f);
  slope = fma(slope, t, (gentype)-0x1.d203f2p-7f);
  slope = fma(slope, t, (gentype)0x1.ef71d6p-7f);
  slope = fma(slope, t, (gentype)-0x1.5bca46p-7f);
  slope = fma(slope, t, (gentype)0x1.280826p-8f);
  const gentype base = (gentype)0x1.ff8b36p-1f;
  gentype rest = slope * t, far = fma(slope, t, base);
#else
  gentype p = (gentype)-0x1.ab15c51d2ebebp-31;
  p = fma(p, z, (gentype)0x1.d6e3ddfeb1f49p-27);
  p = fma(p, z, (gentype)-0x1.5bfe76384472p-23);
  p = fma(p, z, (gentype)0x1.b97e44280cfb9p-20);
  p = fma(p, z, (gentype)-0x1.f4ca204c771c5p-17);
  p = fma(p, z, (gentype)0x1.f9a2b75531772p-14);
  p = fma(p, z, (gentype)-0x1.c02db0149d904p-11);
  p = fma(p, z, (gentype)0x1.565bccf7e2856p-8);
  p = fma(p, z, (gentype)-0x1.b82ce311ee09bp-6);
  p = fma(p, z, (gentype)0x1.ce2f21a0408d1p-4);
  p = fma(p, z, (gentype)-0x1.812746b0379b2p-2);
  p = fma(p, z, (gentype)0x1.06eba8214db68p-3);
  gentype t = (a < (gentype)5.9375f ? a : (gentype)5.9375f) - (gentype)1, square = t * t;
  gentype even = (gentype)0x1.1b7f03afb8e5ap-60;
  even = fma(even, square, (gentype)0x1.2c5f04ee3ce8bp-49);
  even = fma(even, square, (gentype)0x1.58bbe62fd0709p-41);
  even = fma(even, square, (gentype)0x1.fab7f0e128da6p-35);
  even = fma(even, square, (gentype)0x1.36741eb94299fp-29);
  even = fma(even, square, (gentype)0x1.5208c967c75d1p-25);
  even = fma(even, square, (gentype)0x1.b813e9395b9ap-23);
  even = fma(even, square, (gentype)-0x1.83eb3bab2cc8p-19);
  even = fma(even, square, (gentype)-0x1.48648c414133dp-15);
  even = fma(even, square, (gentype)0x1.67053309b4723p-12);
  even = fma(even, square, (gentype)0x1.da5764f17a49dp-7);
  even = fma(even, square, (gentype)-0x1.37627e9b5bcaap0);
  even = fma(even, square, (gentype)-0x1.9104ac027653ep-60);
  gentype odd = (gentype)-0x1.2b43e898b77b4p-54;
  odd = fma(odd, square, (gentype)-0x1.7da5869affeep-45);
  odd = fma(odd, square, (gentype)-0x1.d756ed4392ceep-38);
  odd = fma(odd, square, (gentype)-0x1.b6d49cf4ee412p-32);
  odd = fma(odd, square, (gentype)-0x1.68177e35222cap-27);
  odd = fma(odd, square, (gentype)-0x1.e7f826dfa4b4cp-24);
  odd = fma(odd, square, (gentype)0x1.099326fd62ab2p-23);
  odd = fma(odd, square, (gentype)0x1.cf1908e11b687p-17);
  odd = fma(odd, square, (gentype)0x1.3de5a0656a7c8p-15);
  odd = fma(odd, square, (gentype)-0x1.7603f26b5d0adp-9);
  odd = fma(odd, square, (gentype)-0x1.eb31368ac37c7p-5);
  odd = fma(odd, square, (gentype)-0x1.e75328fe78c6cp1);
  gentype quotient = fma(odd, t, even), sum = quotient + shifter, f = quotient - (sum - shifter);
  gentype w = (gentype)0x1.30520a7ec1611p-30;
  w = fma(w, f, (gentype)0x1.13de21e4c89d2p-26);
  w = fma(w, f, (gentype)0x1.be6be29105e2ep-23);
  w = fma(w, f, (gentype)0x1.4204f518a5e3ep-19);
  w = fma(w, f, (gentype)0x1.968178840c18ep-16);
  w = fma(w, f, (gentype)0x1.b7d90eba5706bp-13);
  w = fma(w, f, (gentype)0x1.8c9a9dd05fba9p-10);
  w = fma(w, f, (gentype)0x1.1e16dbc21246p-7);
  w = fma(w, f, (gentype)0x1.358e00de65f16p-5);
  w = fma(w, f, (gentype)0x1.be97d0ec549bap-4);
  w = fma(w, f, (gentype)0x1.4226162fbddd5p-3);
  w = as_gentype((ugentype)(as_ugentype(w) + (ugentype)(as_ugentype(sum) << (ugentype)significand_bits)));
  const gentype base = (gentype)1;
  gentype rest = -w, far = base - w;
#endif
  relation large = a > (gentype)1;
  gentype result = large ? far : fma(a, p, a);
  if (to_odd)
    result = rounded((double_word){large ? base : a, large ? rest : a * p}, true);
  return copysign(result, x);
}
#endif

gentype erf(gentype x) {
#if elem_bits == 16
  return vec_convert(half, error_function(vec_convert(float, x), true));
#else
  return error_function(x, false);
#endif
}
