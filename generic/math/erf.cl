// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erf (6.15.2): the error function. For |x| <= 1 (double: 0.828125) it is x + x p(x^2), with a relative error of
// 2^-29.3 (double: 2^-56). Beyond, float is a polynomial about a point whose erf is almost a float, with an error of
// 2^-26.7, and double is 1 - erfc(1) 2^q with a polynomial q(|x| - 1), with an error of 2^-58. Past the last |x| whose
// erf rounds to less than 1, the result stays as it is there. The polynomials are from utils/coefficients/erf.sol
// (float) and gamma.py (double). Double's are summed in two or four chains, but for the last steps, as a processor
// waits for the longest one. Half is float, rounded once more (nudged.h).
// Largest errors seen: float 0.991, double 0.81 ulp.
// Half results are correctly rounded.
#define unary erf
#include "each_float.h"
#include <math/arithmetic/bits_plus.h>
#include <math/arithmetic/chain.h>
#include <math/arithmetic/fused.h>
#include <math/arithmetic/nudged.h>
#include <math/arithmetic/ieee.h>

#if elem_bits > 16
static inline gentype error_function(gentype x) {
  gentype a = fabs(x), z = a * a;
#if elem_bits == 32
  chain_value p_chain = chain_start((gentype)0x1.4917a4p-14f);
  p_chain = chain_step(p_chain, z, (gentype)-0x1.a3d812p-11f);
  p_chain = chain_step(p_chain, z, (gentype)0x1.540172p-8f);
  p_chain = chain_step(p_chain, z, (gentype)-0x1.b7f88cp-6f);
  p_chain = chain_step(p_chain, z, (gentype)0x1.ce2cf2p-4f);
  p_chain = chain_step(p_chain, z, (gentype)-0x1.81273ep-2f);
  gentype p = chain_any_last(p_chain, z, (gentype)0x1.06eba8p-3f);
  gentype t = (a < (gentype)3.9375f ? a : (gentype)3.9375f) - (gentype)2.349609375f;
  chain_value far_chain = chain_start((gentype)0x1.1d4f7cp-20f);
  far_chain = chain_any_step(far_chain, t, (gentype)-0x1.9f11fep-20f);
  far_chain = chain_step(far_chain, t, (gentype)-0x1.0e04f8p-16f);
  far_chain = chain_step(far_chain, t, (gentype)0x1.89be7ap-15f);
  far_chain = chain_any_step(far_chain, t, (gentype)0x1.0a745ap-15f);
  far_chain = chain_any_step(far_chain, t, (gentype)-0x1.7a9a58p-12f);
  far_chain = chain_step(far_chain, t, (gentype)0x1.68edb2p-11f);
  far_chain = chain_any_step(far_chain, t, (gentype)0x1.25e084p-19f);
  far_chain = chain_any_step(far_chain, t, (gentype)-0x1.9ad3d8p-9f);
  far_chain = chain_step(far_chain, t, (gentype)0x1.215812p-7f);
  far_chain = chain_any_step(far_chain, t, (gentype)-0x1.d203f2p-7f);
  far_chain = chain_any_step(far_chain, t, (gentype)0x1.ef71d6p-7f);
  far_chain = chain_any_step(far_chain, t, (gentype)-0x1.5bca46p-7f);
  far_chain = chain_any_step(far_chain, t, (gentype)0x1.280826p-8f);
  gentype far = chain_any_last(far_chain, t, (gentype)0x1.ff8b36p-1f);
#else
  gentype p = (gentype)0x1.73b1a5ac68d7fp-27;
  p = fma(p, z, (gentype)-0x1.521a6e40a057bp-23);
  p = fma(p, z, (gentype)0x1.b86331bb85864p-20);
  p = fma(p, z, (gentype)-0x1.f4b6b0e7744b2p-17);
  p = fma(p, z, (gentype)0x1.f9a1df45b8337p-14);
  p = fma(p, z, (gentype)-0x1.c02daa3069f5ep-11);
  p = fma(p, z, (gentype)0x1.565bccdf1bf7ep-8);
  p = fma(p, z, (gentype)-0x1.b82ce3117b158p-6);
  p = fma(p, z, (gentype)0x1.ce2f21a03f968p-4);
  p = fma(p, z, (gentype)-0x1.812746b0379a8p-2);
  p = fma(p, z, (gentype)0x1.06eba8214db68p-3);
  gentype t = (a < (gentype)5.9375f ? a : (gentype)5.9375f) - (gentype)1, square = t * t, quad = square * square;
  gentype even_high = (gentype)0x1.44fabd25b4f56p-30;
  even_high = fma(even_high, quad, (gentype)0x1.89df6a8981835p-23);
  even_high = fma(even_high, quad, (gentype)-0x1.4877a57b4290bp-15);
  even_high = fma(even_high, quad, (gentype)0x1.da5764d62cfcap-7);
  gentype even = (gentype)0x1.5804e8eb2944bp-37;
  even = fma(even, quad, (gentype)0x1.0d7a2409c35a3p-25);
  even = fma(even, quad, (gentype)-0x1.86e7cda9aa1a1p-19);
  even = fma(even, quad, (gentype)0x1.6704dbeb3e9fp-12);
  even = fma(even, quad, (gentype)-0x1.37627e9b5c1b1p0);
  even = fma(fma(even_high, square, even), square, (gentype)-0x1.034be78507dc8p-55);
  gentype odd_high = (gentype)-0x1.2ba9949cc2a05p-33;
  odd_high = fma(odd_high, quad, (gentype)-0x1.a86000b5070f8p-24);
  odd_high = fma(odd_high, quad, (gentype)0x1.cfa1687ac48b8p-17);
  odd_high = fma(odd_high, quad, (gentype)-0x1.7603efd13c3b4p-9);
  gentype odd = (gentype)-0x1.717bb9c979eafp-42;
  odd = fma(odd, quad, (gentype)-0x1.ea72f99a6ba7dp-28);
  odd = fma(odd, quad, (gentype)0x1.3e72eef1b1c16p-23);
  odd = fma(odd, quad, (gentype)0x1.3dedeacd21918p-15);
  odd = fma(odd, quad, (gentype)-0x1.eb31368a0fab9p-5);
  odd = fma(fma(odd_high, square, odd), square, (gentype)-0x1.e75328fe78c5dp1);
  gentype quotient = fma(odd, t, even), sum = quotient + shifter, f = quotient - (sum - shifter);
  gentype f_squared = f * f;
  gentype w_high = (gentype)0x1.31db90614cdfdp-30;
  w_high = fma(w_high, f_squared, (gentype)0x1.be69fffc8b0ddp-23);
  w_high = fma(w_high, f_squared, (gentype)0x1.96817950ab689p-16);
  w_high = fma(w_high, f_squared, (gentype)0x1.8c9a9dd01af1ep-10);
  w_high = fma(w_high, f_squared, (gentype)0x1.358e00de65fffp-5);
  gentype w = (gentype)0x1.33823c285c60cp-34;
  w = fma(w, f_squared, (gentype)0x1.130d3253afa2dp-26);
  w = fma(w, f_squared, (gentype)0x1.42055be1e569p-19);
  w = fma(w, f_squared, (gentype)0x1.b7d90e8e7144bp-13);
  w = fma(w, f_squared, (gentype)0x1.1e16dbc219cc9p-7);
  w = fma(w, f_squared, (gentype)0x1.be97d0ec5498ep-4);
  w = fma(fma(w_high, f, w), f, (gentype)0x1.4226162fbddd5p-3);
  w = bits_plus(w, as_igentype(sum) << (igentype)significand_bits);
  gentype far = 1 - w;
#endif
  relation large = a > (gentype)(elem_bits == 32 ? 1 : 0.828125f);
  gentype result = large ? far : fma_any(a, p, a);
  return copysign(result, x);
}
#endif

gentype erf(gentype x) {
#if elem_bits == 16
  floatn v = vec_convert(float, x), result = erf(v);
  result = nudged(result, fabs(v) == 0x1.848p-10f, -1);
  return vec_convert(half, result);
#else
  return error_function(x);
#endif
}
