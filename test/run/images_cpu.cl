// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests depth images, mipmaps and packed pixels given on clc-run's command line.
// ONE-LEVEL: pixels are vectors of 16 bytes, which all vector ABIs pass alike.
// DEVICES: cpu
// RUN: %clc-run --device %device %s depth image:[2,2]:0.5,0.25 out:float[1] | FileCheck %s --check-prefix=DEPTH
// DEPTH: {{^}}0.25{{$}}
kernel void depth(read_only image2d_depth_t in, global float *out) { *out = read_imagef(in, (int2)(1, 0)); }
// RUN: %clc-run --device %device %s mipmap image:r,float,levels=3[4,2]:1,1,1,1,1,1,1,1,2,2,3 sampler:normalized out:float[3] | FileCheck %s --check-prefix=MIPMAP
// MIPMAP: {{^}}1 2 3{{$}}
kernel void mipmap(read_only image2d_t in, sampler_t s, global float *out) {
  for (int level = 0; level < 3; level++)
    out[level] = read_imagef(in, s, (float2)(0.5f, 0.5f), (float)level).x;
}
// RUN: %clc-run --device %device %s packed image:rgb,unorm_short_565[1,1]:0xf800 out:float4[1] | FileCheck %s --check-prefix=PACKED
// PACKED: {{^}}1,0,0,1{{$}}
kernel void packed(read_only image2d_t in, global float4 *out) { *out = read_imagef(in, (int2)(0, 0)); }
