// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tanh (6.15.2): half with AVX-512 is computed in float, in pieces (half_pieces.h), and rounded once more; beyond 4.75
// it is 1. All halves were tried. Others are those of generic/.
// Largest errors seen: float 0.938, double 0.753 ulp.
#define unary tanh
#include "each_float.h"
#if defined(__AVX512F__) && elem_bits < 64
#include <math/arithmetic/half_pieces.h>
#endif

#if elem_bits == 16 && defined(__AVX512F__) && vec_width == 2 // the first pass
static table_space const float tanh_pieces[] = {
    0x1p0f,          0x1.fbdfa6p-1f,   0x1.eff5aap-1f,  0x1.dd86d8p-1f,   0x1.c653fep-1f,  0x1.ac3a4ap-1f,
    0x1.90e6a4p-1f,  0x1.75ab38p-1f,   0x1.5b74fcp-1f,  0x1.42d5fap-1f,   0x1.2c18eep-1f,  0x1.175602p-1f,
    0x1.048498p-1f,  0x1.e71196p-2f,   0x1.c879b6p-2f,  0x1.aceebcp-2f,   0x1.941e02p-2f,  0x1.7db948p-2f,
    0x1.6978dcp-2f,  0x1.571c6p-2f,    0x1.466ad4p-2f,  0x1.373228p-2f,   0x1.2946a2p-2f,  0x1.1c8236p-2f,
    0x1.10c3c8p-2f,  0x1.05ee94p-2f,   0x1.f7d31ep-3f,  0x1.e53ddap-3f,   0x1.d3f748p-3f,  0x1.c3de1cp-3f,
    0x1.b4d522p-3f,  0x1.a6c2acp-3f,   0x1.071744p-25f, -0x1.a273fcp-4f,  -0x1.8b356ep-3f, -0x1.0e73b4p-2f,
    -0x1.3f63cep-2f, -0x1.592bbap-2f,  -0x1.5f918ep-2f, -0x1.579bcep-2f,  -0x1.46372ap-2f, -0x1.2f7b0ep-2f,
    -0x1.16701ap-2f, -0x1.fa4656p-3f,  -0x1.c9b056p-3f, -0x1.9c82fep-3f,  -0x1.735f4ep-3f, -0x1.4e6acap-3f,
    -0x1.2d826ap-3f, -0x1.105c7ap-3f,  -0x1.ed3c12p-4f, -0x1.bfcfaap-4f,  -0x1.97bb62p-4f, -0x1.74549p-4f,
    -0x1.55019ap-4f, -0x1.393aaap-4f,  -0x1.208908p-4f, -0x1.0a85cp-4f,   -0x1.edafe2p-5f, -0x1.ca663ap-5f,
    -0x1.aaab08p-5f, -0x1.8e0d46p-5f,  -0x1.742bc4p-5f, -0x1.5cb2d4p-5f,  -0x1.55563ep-2f, -0x1.41d1c6p-2f,
    -0x1.0cb22p-2f,  -0x1.871462p-3f,  -0x1.d898f4p-4f, -0x1.87cbb2p-5f,  0x1.4fac3ep-8f,  0x1.5844acp-5f,
    0x1.087a4p-4f,   0x1.37288ap-4f,   0x1.45aa24p-4f,  0x1.3f78aap-4f,   0x1.2d209ap-4f,  0x1.1489aap-4f,
    0x1.f3abd6p-5f,  0x1.bea92ap-5f,   0x1.8c6fbp-5f,   0x1.5e872ep-5f,   0x1.355422p-5f,  0x1.10e91cp-5f,
    0x1.e1b36p-6f,   0x1.a9b92cp-6f,   0x1.79590ep-6f,  0x1.4ef15p-6f,    0x1.2a2ea8p-6f,  0x1.0a07b2p-6f,
    0x1.dc94b2p-7f,  0x1.abea42p-7f,   0x1.81773p-7f,   0x1.5c2eaap-7f,   0x1.3b4b7p-7f,   0x1.1e392ap-7f,
    0x1.ea7d9ep-14f, 0x1.437d84p-4f,   0x1.17ac5cp-3f,  0x1.4ac73cp-3f,   0x1.3efc16p-3f,  0x1.09bd18p-3f,
    0x1.87b528p-4f,  0x1.ffd602p-5f,   0x1.1fabecp-5f,  0x1.e97826p-7f,   0x1.65dba2p-10f, -0x1.c8d4dp-8f,
    -0x1.79db8ep-7f, -0x1.bc8d4ep-7f,  -0x1.cb17fp-7f,  -0x1.bb239cp-7f,  -0x1.9b1c64p-7f, -0x1.73f838p-7f,
    -0x1.4b1368p-7f, -0x1.23ac3ap-7f,  -0x1.fe6132p-8f, -0x1.bce01ep-8f,  -0x1.82f60ep-8f, -0x1.50579p-8f,
    -0x1.247b56p-8f, -0x1.fd22e8p-9f,  -0x1.bbf3dcp-9f, -0x1.83f9dap-9f,  -0x1.53d2e6p-9f, -0x1.2a6792p-9f,
    -0x1.06b872p-9f, -0x1.cff408p-10f, 0x1.0e5d44p-3f,  0x1.d4374cp-4f,   0x1.1668c4p-4f,  0x1.9e7606p-7f,
    -0x1.d340a6p-6f, -0x1.9695d2p-5f,  -0x1.b3caf8p-5f, -0x1.a581f6p-5f,  -0x1.43bbaep-5f, -0x1.c4f43ep-6f,
    -0x1.262982p-6f, -0x1.8d843cp-7f,  -0x1.e7dbe4p-8f, -0x1.237cdap-11f, 0x1.6ae454p-10f, 0x1.67a48p-11f,
    0x1.f7e57p-10f,  0x1.dd03f8p-10f,  0x1.fd47bcp-10f, 0x1.27e15p-10f,   0x1.ebe0d2p-10f, 0x1.3e64b6p-9f,
    0x1.a107bap-15f, 0x1.8c1a4p-11f,   0x1.1fbcc2p-11f, 0x1.c9a8eap-10f,  0x1.451596p-11f, 0x1.3b4228p-11f,
    0x1.7c7ea6p-14f, -0x1.186bf4p-13f, 0x1.639c7cp-14f, 0x1.2ae07cp-11f,
};
#endif

#if elem_bits == 16 && defined(__AVX512F__) && vec_width > 1
gentype tanh(gentype x) {
  floatn v = vec_convert(float, x), a = fabs(v);
  a = a > 4.75f ? (floatn)4.75f : a;
  return vec_convert(half, copysign(in_pieces(tanh_pieces, 32, 4, 0x1.4p-3f, a) * a, v));
}
#else
#include <generic/math/tanh.cl>
#endif
