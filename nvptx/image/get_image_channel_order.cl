// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_image_channel_order (6.15.15.5): the order of an image's channels.
#include "each_image.h"
#include <image/descriptor.h>
int get_image_channel_order(gimage image) { return pointer_to(image)->channel_order; }
