// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erf (6.15.2): half with AVX-512 is computed in float, in pieces (half_pieces.h), and rounded once more; beyond 3.25
// it is 1. All halves were tried, of which one magnitude is mended (nudged.h). Others are those of generic/.
// Largest errors seen: float 0.991, double 0.81 ulp.
#define unary erf
#include "each_float.h"
#if defined(__AVX512F__) && elem_bits < 64
#include <math/arithmetic/half_pieces.h>
#include <math/arithmetic/nudged.h>
#endif

#if elem_bits == 16 && defined(__AVX512F__) && vec_width == 2 // the first pass
static table_space const float erf_pieces[] = {
    0x1.20dd74p0f,   0x1.1fb7ap0f,    0x1.1c52a8p0f,   0x1.16d312p0f,   0x1.0f7258p0f,   0x1.067a54p0f,
    0x1.f87f26p-1f,  0x1.e236bap-1f,  0x1.cacbc4p-1f,  0x1.b2e288p-1f,  0x1.9b0b9ep-1f,  0x1.83befcp-1f,
    0x1.6d59dap-1f,  0x1.581eep-1f,   0x1.44384ap-1f,  0x1.31bb48p-1f,  0x1.20ac06p-1f,  0x1.1101dp-1f,
    0x1.02ab0cp-1f,  0x1.eb2102p-2f,  0x1.d33048p-2f,  0x1.bd4e34p-2f,  0x1.a94656p-2f,  0x1.96e75p-2f,
    0x1.8603dep-2f,  0x1.76733ep-2f,  0x1.68112ep-2f,  0x1.5abdb6p-2f,  0x1.4e5cc4p-2f,  0x1.42d5c8p-2f,
    0x1.38133ap-2f,  0x1.2e023cp-2f,  0x1.9d2b38p-17f, -0x1.4e99b4p-4f, -0x1.477f1ap-3f, -0x1.da1436p-3f,
    -0x1.2cd338p-2f, -0x1.61274p-2f,  -0x1.88ebe8p-2f, -0x1.a3e25cp-2f, -0x1.b2931ap-2f, -0x1.b628dcp-2f,
    -0x1.b0413ep-2f, -0x1.a2b9cep-2f, -0x1.8f809cp-2f, -0x1.786c86p-2f, -0x1.5f2046p-2f, -0x1.44f912p-2f,
    -0x1.2b07aap-2f, -0x1.1211f8p-2f, -0x1.f535dcp-3f, -0x1.c9dae4p-3f, -0x1.a251ep-3f,  -0x1.7e9a6p-3f,
    -0x1.5e89d6p-3f, -0x1.41dc7ep-3f, -0x1.284242p-3f, -0x1.1167b8p-3f, -0x1.f9f7dep-4f, -0x1.d56792p-4f,
    -0x1.b49736p-4f, -0x1.970f5p-4f,  -0x1.7c679ap-4f, -0x1.6445ep-4f,  -0x1.81df9p-2f,  -0x1.789cf2p-2f,
    -0x1.6098c6p-2f, -0x1.3add64p-2f, -0x1.0a685ep-2f, -0x1.a5f356p-3f, -0x1.30d0dep-3f, -0x1.7a7272p-4f,
    -0x1.46a43ap-5f, 0x1.9fcb5cp-8f,  0x1.6d9d04p-5f,  0x1.308d84p-4f,  0x1.87679ap-4f,  0x1.be4b22p-4f,
    0x1.d9ad96p-4f,  0x1.decb14p-4f,  0x1.d30946p-4f,  0x1.bbd404p-4f,  0x1.9d36a4p-4f,  0x1.7b0ba2p-4f,
    0x1.57ddb4p-4f,  0x1.35911ep-4f,  0x1.1547e2p-4f,  0x1.ef6b46p-5f,  0x1.ba32bep-5f,  0x1.8ad114p-5f,
    0x1.611368p-5f,  0x1.3c72eap-5f,  0x1.1c79bcp-5f,  0x1.005dd6p-5f,  0x1.cf749ep-6f,  0x1.a42fcp-6f,
    0x1.f471d6p-7f,  0x1.8e2cdp-5f,   0x1.7d6de6p-4f,  0x1.0a4368p-3f,  0x1.40d376p-3f,  0x1.5f8f0ap-3f,
    0x1.662b8ep-3f,  0x1.570b7ep-3f,  0x1.363834p-3f,  0x1.08c50cp-3f,  0x1.a8f0bep-4f,  0x1.3ccf68p-4f,
    0x1.abd71p-5f,   0x1.ea502ep-6f,  0x1.73502p-7f,   -0x1.9db80ap-9f, -0x1.be1dc6p-7f, -0x1.50acdcp-6f,
    -0x1.90cb16p-6f, -0x1.ab9aa8p-6f, -0x1.aab388p-6f, -0x1.97c85p-6f,  -0x1.79dce6p-6f, -0x1.56baa6p-6f,
    -0x1.3246acp-6f, -0x1.0eec6ap-6f, -0x1.dc3736p-7f, -0x1.a14456p-7f, -0x1.6d9088p-7f, -0x1.4024bp-7f,
    -0x1.18e178p-7f, -0x1.edf9c4p-8f,
};
#endif

#if elem_bits == 16 && defined(__AVX512F__) && vec_width > 1
gentype erf(gentype x) {
  floatn v = vec_convert(float, x), a = fabs(v);
  a = a > 3.25f ? (floatn)3.25f : a;
  floatn result = nudged(in_pieces(erf_pieces, 32, 3, 0x1.cp-4f, a) * a, bits_of(a) == constant_bits(0x1.5f8p-10f), 1);
  return vec_convert(half, copysign(result, v));
}
#else
#include <generic/math/erf.cl>
#endif
