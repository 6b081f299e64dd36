// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_image_depth (6.15.15.5): the depth of an image in pixels.
#include "each_image.h"
#include <image/descriptor.h>

#if image_dims == 3
int get_image_depth(gimage image) { return pointer_to(image)->depth; }
#endif
