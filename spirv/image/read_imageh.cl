// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// read_imageh (6.15.15.2, 6.15.15.3, with cl_khr_fp16), which LLVM's backend does not know.
#include "each_image.h"
#include <image/sample.h>

#if reads && !is_depth && !is_msaa
half4 __spirv_ImageRead_Rhalf4(gimage, icoord);
half4 read_imageh(gimage image, icoord at) { return __spirv_ImageRead_Rhalf4(image, at); }
#if samples
half4 __spirv_ImageSampleExplicitLod_Rhalf4(int sampled_image, icoord, int operands, float lod);
half4 __spirv_ImageSampleExplicitLod_Rhalf4(int sampled_image, fcoord, int operands, float lod);
half4 read_imageh(gimage image, sampler_t sampler, icoord at) {
  return __spirv_ImageSampleExplicitLod_Rhalf4(__spirv_SampledImage(image, sampler), at, lod_operand, 0);
}
half4 read_imageh(gimage image, sampler_t sampler, fcoord at) {
  return __spirv_ImageSampleExplicitLod_Rhalf4(__spirv_SampledImage(image, sampler), at, lod_operand, 0);
}
#endif
#endif
