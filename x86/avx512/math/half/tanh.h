// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tanh of half, in float, in pieces (cubics.h), and rounded once more; beyond 4.75 it is 1. All halves were tried.
#include <math/half/cubics.h>

#if vec_width == 2 // the first pass
static table_space const float tanh_pieces[] = {
    -0x1.53251ap-2f, -0x1.372e1p-2f,   -0x1.bb63bp-3f,   -0x1.00f808p-3f, -0x1.68cd74p-7f, 0x1.b27fep-4f,
    0x1.a5ca74p-4f,  0x1.b59884p-4f,   0x1.125766p-3f,   0x1.0e152ep-4f,  0x1.4d359ap-3f,  0x1.0f5edp-4f,
    0x1.3488b4p-3f,  -0x1.893982p-5f,  -0x1.87fbb2p-6f,  -0x1.7bd922p-5f, 0x1.328c32p-3f,  0x1.c6109p-5f,
    -0x1.21d67cp-9f, -0x1.e46a7p-6f,   0x1.c4ac56p-3f,   0x1.191b68p-2f,  -0x1.f12652p-1f, 0x1.27f6fcp0f,
    -0x1.b75748p-4f, 0x1.3a3946p-6f,   0x0.0p0f,         0x0.0p0f,        0x0.0p0f,        -0x1.021298p1f,
    0x0.0p0f,        0x0.0p0f,         -0x1.b701fap-14f, -0x1.14e2cap-7f, -0x1.25414ap-4f, -0x1.68eaa8p-3f,
    -0x1.7354e8p-2f, -0x1.3fb5a6p-1f,  -0x1.418d46p-1f,  -0x1.473128p-1f, -0x1.7a1d12p-1f, -0x1.de5a1ep-2f,
    -0x1.d101a8p-1f, -0x1.d178dcp-2f,  -0x1.dea784p-1f,  0x1.ccf4dap-3f,  0x1.e0fe4cp-4f,  0x1.2d8b18p-2f,
    -0x1.271678p0f,  -0x1.d94408p-2f,  -0x1.01014p-10f,  0x1.02b804p-2f,  -0x1.08bdaap1f,  -0x1.580a5ap1f,
    0x1.3d6234p3f,   -0x1.924eb6p3f,   0x1.17dd6ap0f,    -0x1.c23848p-4f, 0x0.0p0f,        0x0.0p0f,
    0x0.0p0f,        0x1.b4b564p4f,    0x0.0p0f,         0x0.0p0f,        0x1.000014p0f,   0x1.0039fp0f,
    0x1.043aaep0f,   0x1.0e8d92p0f,    0x1.289a3p0f,     0x1.5ab5ap0f,    0x1.5df754p0f,   0x1.60976ep0f,
    0x1.7fae26p0f,   0x1.22f42cp0f,    0x1.cec772p0f,    0x1.189a0ep0f,   0x1.00d2cap1f,   -0x1.0396b2p-2f,
    -0x1.ef8002p-4f, -0x1.28fa8ap-1f,  0x1.7ddc7ap1f,    0x1.4d23b2p0f,   0x1.27af1cp-4f,  -0x1.6a6332p-1f,
    0x1.9d5a26p2f,   0x1.18e11ap3f,    -0x1.0e1092p5f,   0x1.6c83dcp5f,   -0x1.d5d35ep1f,  -0x1.04ffa8p-6f,
    0x0.0p0f,        0x0.0p0f,         0x0.0p0f,         -0x1.ec98d2p6f,  0x0.0p0f,        0x0.0p0f,
    0x0.0p0f,        -0x1.0cccd8p-15f, -0x1.62dda2p-10f, -0x1.ae1ceap-8f, -0x1.9caafcp-6f, -0x1.2f8a56p-4f,
    -0x1.495faap-4f, -0x1.55ffa4p-4f,  -0x1.1023fep-3f,  0x1.d8e0e2p-6f,  -0x1.3f944ap-2f, 0x1.ed5a3p-5f,
    -0x1.076272p-1f, 0x1.e8d39ap-1f,   0x1.db42bep-1f,   0x1.5210ep0f,    -0x1.9b28c8p0f,  -0x1.f45c96p-3f,
    0x1.b1883ep-1f,  0x1.a48fd6p0f,    -0x1.6efed4p2f,   -0x1.1207ep3f,   0x1.3a4676p5f,   -0x1.b04e1ep5f,
    0x1.42fab4p2f,   0x1.9858c4p0f,    0x1.ffcp-1f,      0x1.ffcp-1f,     0x1.ffcp-1f,     0x1.746002p7f,
    0x1.0008p0f,     0x0.0p0f};
#endif

gentype tanh(gentype x) {
  floatn v = vec_convert(float, x), a = magnitude_of(v);
  a = a > 4.75f ? (floatn)4.75f : a;
  return vec_convert(half, lesser_magnitude(v, in_cubics(tanh_pieces, 0x1.4p-3f, a)));
}
