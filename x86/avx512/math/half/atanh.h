// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atanh of half, of vectors, in float and rounded once more: |x| times a polynomial in 1 - |x|, one for each half of a
// binade of that, whose coefficients are looked up in two registers by an instruction each (float_table.h). All halves
// were tried.
#if vec_width > 1
#include <correctly_rounded/float_table.h>
#include <math/half/in_float.h>

#if vec_width == 2 // the first pass
// By the last five bits of exponent and first digit; those of 0 come first, whose result is infinite.
static table_space const float atanh_pieces[] = {
    // 1
    INFINITY, 0, 0, 0, 0, 0, 0, 0, 0x1.0a4a6cp2f, 0x1.fabc26p1f, 0x1.e86bdap1f, 0x1.cea81cp1f, 0x1.bc6b6ep1f,
    0x1.a2cc2cp1f, 0x1.90b15ep1f, 0x1.775078p1f, 0x1.656eecp1f, 0x1.4c7626p1f, 0x1.3af2f4p1f, 0x1.22a336p1f,
    0x1.11b6d4p1f, 0x1.f4e16cp0f, 0x1.d4da8ap0f, 0x1.a974bap0f, 0x1.8c2626p0f, 0x1.6567a8p0f, 0x1.4c1a1ap0f,
    0x1.2c4e4ap0f, 0x1.193ea4p0f, 0x1.058afp0f, 0x1p0f, 0,
    // u
    0, 0, 0, 0, 0, 0, 0, 0, -0x1.fe42dep9f, -0x1.53b86cp9f, -0x1.fce614p8f, -0x1.527672p8f, -0x1.fa844cp7f,
    -0x1.504518p7f, -0x1.f66a66p6f, -0x1.4c8ce4p6f, -0x1.ef82ap5f, -0x1.46634p5f, -0x1.e433d6p4f, -0x1.3c75ecp4f,
    -0x1.d23e0cp3f, -0x1.2d05a4p3f, -0x1.b6b198p2f, -0x1.15cb74p2f, -0x1.8dc11ap1f, -0x1.e73b8p0f, -0x1.515c82p0f,
    -0x1.7f57p-1f, -0x1.e0a704p-2f, -0x1.70c242p-3f, 0, 0,
    // u^2
    0, 0, 0, 0, 0, 0, 0, 0, 0x1.fe3e9ep19f, 0x1.c6433ap18f, 0x1.fdff92p17f, 0x1.c62bc4p16f, 0x1.fd9796p15f,
    0x1.c55f4p14f, 0x1.fcacb2p13f, 0x1.c41c14p12f, 0x1.fac89p11f, 0x1.c1d3cap10f, 0x1.f75a4ep9f, 0x1.bd2f28p8f,
    0x1.f0ebfcp7f, 0x1.b561dp6f, 0x1.e5a54ep5f, 0x1.a7ec66p4f, 0x1.d3856cp3f, 0x1.93df6ap2f, 0x1.ba79fp1f,
    0x1.7e53b8p0f, 0x1.ac2c8ap-1f, 0x1.ab46bp-2f, 0, 0,
    // u^3
    0, 0, 0, 0, 0, 0, 0, 0, -0x1.47ae84p30f, -0x1.8c8bb6p28f, -0x1.4798e2p27f, -0x1.8e8a86p25f, -0x1.47cc62p24f,
    -0x1.8cd072p22f, -0x1.47a26cp21f, -0x1.8c1dc6p19f, -0x1.46c7p18f, -0x1.8bf858p16f, -0x1.45cfd6p15f, -0x1.880bbp13f,
    -0x1.435208p12f, -0x1.8561b2p10f, -0x1.3e8618p9f, -0x1.7d0746p7f, -0x1.36739ap6f, -0x1.6fdfd8p4f, -0x1.280dccp3f,
    -0x1.568f88p1f, -0x1.0a383cp0f, -0x1.f7b308p-3f, 0, 0,
    // u^4
    0, 0, 0, 0, 0, 0, 0, 0, 0x1.8a158p40f, 0x1.58f786p38f, 0x1.89ff6cp36f, 0x1.61702ap34f, 0x1.8b4ebap32f,
    0x1.5b857p30f, 0x1.8ba882p28f, 0x1.5aaeb6p26f, 0x1.8a3b2ap24f, 0x1.5df184p22f, 0x1.8a4888p20f, 0x1.55bb66p18f,
    0x1.87d9fep16f, 0x1.593b24p14f, 0x1.82bee8p12f, 0x1.51c934p10f, 0x1.7bbddcp8f, 0x1.4ae2dp6f, 0x1.6e7c0ep4f,
    0x1.3a1634p2f, 0x1.5b9564p0f, 0x1.48642p-2f, 0, 0,
    // u^5
    0, 0, 0, 0, 0, 0, 0, 0, -0x1.1965cp50f, -0x1.88a1e4p47f, -0x1.1953a2p45f, -0x1.a16f92p42f, -0x1.1b581ap40f,
    -0x1.90945p37f, -0x1.1c14dep35f, -0x1.8ed2c2p32f, -0x1.1a78a4p30f, -0x1.99ab94p27f, -0x1.1b76fp25f, -0x1.84825ap22f,
    -0x1.19ba92p20f, -0x1.93da7ap17f, -0x1.15bea2p15f, -0x1.87f84cp12f, -0x1.11df7cp10f, -0x1.8548a2p7f, -0x1.09576cp5f,
    -0x1.6ef092p2f, -0x1.eafb4ep-1f, -0x1.07158ap-3f, 0, 0};
#endif

gentype atanh(gentype x) {
  floatn v = vec_convert(float, x), a = fabs(v), t = 1 - a, u = t - float_of(bits_of(t) & (intn)0xffc00000);
  uintn index = __builtin_astype(t, uintn) >> 22;
  floatn p = looked_up(atanh_pieces + 160, index);
#pragma unroll
  for (int k = 4; k >= 0; k--)
    p = fma(p, u, looked_up(atanh_pieces + 32 * k, index));
  p *= v;
  return vec_convert(half, a > 1 ? (floatn)NAN : p);
}
#else
#include <generic/math/half/atanh.h>
#endif
