// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_image_channel_data_type (6.15.15.5). The backend gives SPIR-V's number, which counts from 0.
#include "each_image.h"
int __spirv_ocl_get_image_channel_data_type(gimage);
int get_image_channel_data_type(gimage image) {
  return __spirv_ocl_get_image_channel_data_type(image) + CLK_SNORM_INT8;
}
