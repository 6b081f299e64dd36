// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// __oneclc_image_sample_lod reads an image with mipmaps through a sampler (cl_khr_mipmap_image): from the level nearest
// to lod, of two equally near ones the larger image, or from both levels around it (OpenGL 4.6, 8.14.3).
#include <image/texel_access.h>

uint4 __oneclc_image_sample_lod(image_pointer image, float lod, ulong sampler, uint dims, float4 coord) {
  const float last = max(image->num_mip_levels, 1u) - 1;
  const float least = (sampler >> 32 & ONECLC_SAMPLER_LOD_LIMIT) / 256.0f, most = (sampler >> 48) / 256.0f;
  lod = lod > least ? lod : least; // also for NaN
  lod = min(lod, min(most, last));
  const bool linear = (sampler & ONECLC_SAMPLER_MIP_LINEAR) && !is_integer(image->channel_data_type);
  const uint level = linear ? (uint)lod : (uint)ceil(lod - 0.5f);
  const float weight = linear ? lod - level : 0;
  uint4 color = 0;
  float4 sum = 0;
  for (uint second = 0; second <= (weight > 0); second++) {
    [[clang::noinline]] color = __oneclc_image_sample(image, level + second, sampler, dims, coord);
    sum += (second ? weight : 1 - weight) * as_float4(color);
  }
  return weight > 0 ? as_uint4(sum) : color;
}
