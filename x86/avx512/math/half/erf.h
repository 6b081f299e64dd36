// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// erf of half, in float, in pieces (cubics.h), and rounded once more; beyond 3.25 it is 1. All halves were tried.
#include <math/half/cubics.h>

#if vec_width == 2 // the first pass
static table_space const float erf_pieces[] = {
    -0x1.7f26d4p-2f, -0x1.731d68p-2f,  -0x1.5cd672p-2f,  -0x1.6635b4p-3f, -0x1.2a49bcp-3f, -0x1.d00e24p-5f,
    -0x1.7a4f0ep-4f, -0x1.28b884p-4f,  0x1.cfdf7cp-4f,   0x1.9cb354p-3f,  -0x1.130c8ep-2f, 0x1.319b9cp-5f,
    0x1.1b4f4p-1f,   0x1.f3d472p-5f,   0x1.7af622p-2f,   -0x1.60d4e2p-5f, 0x1.cd66d8p-3f,  -0x1.63dfe6p-5f,
    0x1.41a95ap-2f,  0x1.79d9f8p-8f,   0x1.1e748p0f,     -0x1.2a843p2f,   -0x1.a3572ep1f,  0x0.0p0f,
    -0x1.9a3a7cp1f,  0x0.0p0f,         0x0.0p0f,         0x0.0p0f,        0x0.0p0f,        0x0.0p0f,
    0x0.0p0f,        0x0.0p0f,         -0x1.2p-14f,      -0x1.7a8d14p-9f, -0x1.5994eep-7f, -0x1.42b8fcp-3f,
    -0x1.b878p-3f,   -0x1.7a4d08p-2f,  -0x1.385f42p-2f,  -0x1.42fa6ep-2f, -0x1.81266ap-1f, -0x1.02b268p0f,
    0x1.f54d18p-2f,  -0x1.cf7c4p-2f,   -0x1.38737p1f,    -0x1.e666f4p-2f, -0x1.dc0068p0f,  0x1.653302p-4f,
    -0x1.45c65ep0f,  0x1.80cc32p-3f,   -0x1.e2b9b2p0f,   -0x1.e66514p-5f, -0x1.d6cdfap2f,  0x1.ffd606p4f,
    0x1.7767dep4f,   0x0.0p0f,         0x1.8f4d66p4f,    0x0.0p0f,        0x0.0p0f,        0x0.0p0f,
    0x0.0p0f,        0x0.0p0f,         0x0.0p0f,         0x0.0p0f,        0x1.20dd76p0f,   0x1.20ebf4p0f,
    0x1.211666p0f,   0x1.2c44fcp0f,    0x1.341bbp0f,     0x1.4a94c6p0f,   0x1.40cd36p0f,   0x1.3d093ap0f,
    0x1.94bb42p0f,   0x1.d4e2a8p0f,    0x1.e0f38p-3f,    0x1.3158a2p0f,   0x1.dfd3cp1f,    0x1.21582ep0f,
    0x1.9972a8p1f,   0x1.1bab84p-3f,   0x1.37e62p1f,     -0x1.b2dc7ep-3f, 0x1.e5db52p1f,   0x1.7f73e4p-3f,
    0x1.021112p4f,   -0x1.247476p6f,   -0x1.bff614p5f,   0x0.0p0f,        -0x1.030668p6f,  0x0.0p0f,
    0x0.0p0f,        0x0.0p0f,         0x0.0p0f,         0x0.0p0f,        0x0.0p0f,        0x0.0p0f,
    0x0.0p0f,        -0x1.88ca5ap-18f, -0x1.4384f4p-21f, -0x1.1cba6ap-8f, -0x1.3071ap-7f,  -0x1.a59578p-6f,
    -0x1.2b178cp-6f, -0x1.3d54fep-7f,  -0x1.96667ap-4f,  -0x1.705c62p-3f, 0x1.8c59dep-2f,  0x1.0f9ceap-4f,
    -0x1.079338p0f,  0x1.116f1cp-3f,   -0x1.cb8732p-1f,  0x1.6a70ecp-1f,  -0x1.2cf426p-1f, 0x1.0413c2p0f,
    -0x1.9109eap0f,  0x1.9fe1fap-1f,   -0x1.597a66p3f,   0x1.c57c14p5f,   0x1.6c3e96p5f,   0x1.ffcp-1f,
    0x1.c7ec56p5f,   0x1.0008p0f,      0x1.0008p0f,      0x1.0008p0f,     0x1.0008p0f,     0x1.0008p0f,
    0x1.0008p0f,     0x0.0p0f};
#endif

gentype erf(gentype x) {
  floatn v = vec_convert(float, x), a = magnitude_of(v);
  a = a > 3.25f ? (floatn)3.25f : a;
  return vec_convert(half, copysign(in_cubics(erf_pieces, 0x1.cp-4f, a), v));
}
