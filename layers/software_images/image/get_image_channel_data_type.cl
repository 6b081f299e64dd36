// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_image_channel_data_type (6.15.15.5): the data type of an image's channels.
#include "each_image.h"
#include <image/descriptor.h>

int get_image_channel_data_type(gimage image) { return pointer_to(image)->channel_data_type; }
