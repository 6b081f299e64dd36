// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_erf (C23, 7.33.8): erf, correctly rounded, by way of double (in_double.h): x times a polynomial in x^2, with an
// error of 2^-53.3 (utils/coefficients/correctly_rounded.sol). It is one about the middle of its interval, so that its
// terms do not cancel. From 3.92 on the result is 1. Vectors with AVX-512 begin in floats (pieces_in_floats.h). Half
// results are erf's, which are correctly rounded.
#define unary cr_erf
#include "float_and_half.h"
#include <correctly_rounded/erf_pieces.h>
#include <correctly_rounded/in_double.h>
#include <correctly_rounded/pieces_in_floats.h>

#if elem_bits == 32
static inline gentype erf_in_double(gentype x) {
  const gentype most = (gentype)3.93f;
  gentype magnitude = fabs(x);
  doublen v = to_double(magnitude > most ? most : magnitude), z = fma(v, v, (doublen)-7.75); // NaN stays
  doublen p = (doublen)0x1.f7d74944f68dp-105;
  p = fma(p, z, (doublen)-0x1.d2fa169f8b46bp-100);
  p = fma(p, z, (doublen)0x1.9559590dc9aa4p-96);
  p = fma(p, z, (doublen)-0x1.29ce74a4c7279p-91);
  p = fma(p, z, (doublen)0x1.1e7418c66d032p-86);
  p = fma(p, z, (doublen)-0x1.ac3171e086659p-82);
  p = fma(p, z, (doublen)0x1.228a6f4772c72p-77);
  p = fma(p, z, (doublen)-0x1.864e4531ac515p-73);
  p = fma(p, z, (doublen)0x1.f9460febeae76p-69);
  p = fma(p, z, (doublen)-0x1.36682ae00c476p-64);
  p = fma(p, z, (doublen)0x1.6a95ef684f00fp-60);
  p = fma(p, z, (doublen)-0x1.92716f37b7cccp-56);
  p = fma(p, z, (doublen)0x1.a750d3b4d7bf8p-52);
  p = fma(p, z, (doublen)-0x1.a4f2f5be02cd1p-48);
  p = fma(p, z, (doublen)0x1.8ad7ed2ecd6d5p-44);
  p = fma(p, z, (doublen)-0x1.5c95090d034d8p-40);
  p = fma(p, z, (doublen)0x1.2116da3ff91cp-36);
  p = fma(p, z, (doublen)-0x1.c1d07ada52eb1p-33);
  p = fma(p, z, (doublen)0x1.4826fb8e57ff1p-29);
  p = fma(p, z, (doublen)-0x1.c18ac053d6bf5p-26);
  p = fma(p, z, (doublen)0x1.2240dad7eec57p-22);
  p = fma(p, z, (doublen)-0x1.642a6adcb211dp-19);
  p = fma(p, z, (doublen)0x1.a51fecdf5ba09p-16);
  p = fma(p, z, (doublen)-0x1.ea83a9276f88ap-13);
  p = fma(p, z, (doublen)0x1.237b69152a75dp-9);
  p = fma(p, z, (doublen)-0x1.7b26f08c9b35ap-6);
  p = fma(p, z, (doublen)0x1.6fcd22af732cp-2);
  return copysign(mended(to_float(v * p), magnitude, 0x1.81d5acp-13f, 0x1.b35e28p-13f), x);
}

__attribute__((noinline)) static gentype erf_in_doubt(gentype x) { return erf_in_double(x); }
#endif

gentype cr_erf(gentype x) {
#if elem_bits == 16
  return erf(x);
#else
  if (!pieces_first)
    return erf_in_double(x);
  const gentype most = (gentype)3.93f;
  gentype magnitude = fabs(x), v = magnitude > most ? most : magnitude, rest; // NaN stays
  gentype sum = fma(v, (gentype)8, shifter), t = fma(sum - shifter, (gentype)-0.125f, v);
  gentype y = piece_in_floats(erf_pieces, 32, 7, true, as_ugentype(sum), t, true, (gentype)0, (gentype)1,
                              (gentype)-0.0f, (gentype)-0.0f, &rest);
  // The least results err most, by 2^-31.94 as seen over all arguments; from the third piece on it is 2^-33.48.
  gentype room = magnitude < (gentype)0.1875f ? (gentype)0x1.3p-32f : (gentype)0x1.ap-34f;
  relation doubt;
  y = copysign(rounded_sum_within(y, rest, room, &doubt), x);
  return __builtin_expect(any_lane(doubt | too_small(magnitude)), false) ? erf_in_doubt(x) : y;
#endif
}
