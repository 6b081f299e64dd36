// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_image_channel_data_type (6.15.15.5), translated from HSA's numbers of the channel types (HSA Runtime Programmer's
// Reference Manual 3.3, hsa_ext_image_channel_type_t).
#include "each_image.h"
#include <image/resource.h>

#ifndef ONECLC_CHANNEL_DATA_TYPE
#define ONECLC_CHANNEL_DATA_TYPE
static inline int channel_data_type(uint hsa) {
  switch (hsa) {
  case 4:
    return CLK_UNORM_INT24;
  case 5:
    return CLK_UNORM_SHORT_555;
  case 6:
    return CLK_UNORM_SHORT_565;
  case 7:
    return CLK_UNORM_INT_101010;
  default:
    return hsa < 4 ? CLK_SNORM_INT8 + hsa : CLK_SIGNED_INT8 + hsa - 8;
  }
}
#endif

int get_image_channel_data_type(gimage image) { return channel_data_type(words_of(uint, image)[data_type_word]); }
