// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_image_array_size (6.15.15.5): the number of an image array's layers.
#include "each_image.h"
#include <image/descriptor.h>

#if is_array
size_t get_image_array_size(gimage image) { return pointer_to(image)->array_size; }
#endif
