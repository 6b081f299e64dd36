// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_image_array_size (6.15.15.5): the number of an image array's layers. For a 1D array the hardware reports it as
// the second size or, on GPUs that treat one dimension as two with a height of 1, as the third.
#include "each_image.h"
#include <image/size.h>
#if is_array && image_dims == 1
size_t get_image_array_size(gimage image) { return max(size_of(image).y, size_of(image).z); }
#elif is_array
size_t get_image_array_size(gimage image) { return size_of(image).z; }
#endif
