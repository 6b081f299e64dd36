// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_image_width (6.15.15.5): the width of an image in pixels.
#include "each_image.h"
#include <image/descriptor.h>

int get_image_width(gimage image) { return pointer_to(image)->width; }
