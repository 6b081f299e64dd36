// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// read_imagef of mipmaps (cl_khr_mipmap_image), with a level or with gradients, because LLVM's backend would read level
// 0. It makes the other overloads itself.
#include "each_image.h"
#include <image/sample.h>

#if has_mipmaps && reads
float4 __spirv_ImageSampleExplicitLod_Rfloat4(int sampled_image, fcoord, int operands, float lod);

texel(float) read_imagef(gimage image, sampler_t sampler, fcoord at, float lod) {
  return as_texel(__spirv_ImageSampleExplicitLod_Rfloat4(__spirv_SampledImage(image, sampler), at, lod_operand, lod));
}

texel(float) read_imagef(gimage image, sampler_t sampler, fcoord at, gradient dx, gradient dy) {
  return read_imagef(image, sampler, at, level(image, dx, dy));
}
#endif
