// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading through a sampler, by the names that LLVM's backend turns into instructions. OpenCL C has no type for a
// sampled image; the backend takes the image's, whatever is declared here. _R and a type at the end of a name tell
// apart functions that differ only in their result.
#if samples || has_mipmaps
int __spirv_SampledImage(gimage, sampler_t);
#endif

#ifndef ONECLC_IMAGE_SAMPLE_H
#define ONECLC_IMAGE_SAMPLE_H
enum { lod_operand = 2 }; // SPIR-V 3.14 "Image Operands"
#endif

#if has_mipmaps && reads
float __spirv_ocl_native_log2(float);
#if image_dims == 1
int __spirv_ocl_get_image_width(gimage);
#elif image_dims == 2
int2 __spirv_ocl_get_image_dim(gimage);
#else
int4 __spirv_ocl_get_image_dim(gimage);
#endif
// The mipmap level at which neighbouring pixels are one texel apart: log2 of the longer gradient in texels (OpenGL 4.6,
// 8.14.1).
static inline float level(gimage image, gradient dx, gradient dy) {
#if image_dims == 1
  const float size = __spirv_ocl_get_image_width(image);
  const float x = dx * size, y = dy * size;
#elif image_dims == 2
  const float2 size = convert_float2(__spirv_ocl_get_image_dim(image));
  const float2 x = dx * size, y = dy * size;
#else
  const float3 size = convert_float3(__spirv_ocl_get_image_dim(image).xyz);
  const float3 x = dx.xyz * size, y = dy.xyz * size;
#endif
  const float square = dot(x, x) > dot(y, y) ? dot(x, x) : dot(y, y);
  return 0.5f * __spirv_ocl_native_log2(square);
}
#endif
