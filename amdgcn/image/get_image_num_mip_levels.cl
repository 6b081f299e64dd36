// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_image_num_mip_levels (cl_khr_mipmap_image): the number of an image's mipmap levels.
#include "each_image.h"
#include <image/size.h>
#if has_mipmaps
int get_image_num_mip_levels(gimage image) { return size_of(image).w; }
#endif
