// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_image_array_size (6.15.15.5).
#include "each_image.h"
#include <image/size.h>
#if is_array && \
    image_dims == \
        1 // Layers stand for the second coordinate or, where one dimension is two with a height of 1, for the third.
size_t get_image_array_size(gimage image) { return max(size_of(image).y, size_of(image).z); }
#elif is_array
size_t get_image_array_size(gimage image) { return size_of(image).z; }
#endif
