// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_image_height (6.15.15.5): the height of an image in pixels.
#include "each_image.h"
#include <image/size.h>
#if image_dims > 1
int get_image_height(gimage image) { return size_of(image).y; }
#endif
