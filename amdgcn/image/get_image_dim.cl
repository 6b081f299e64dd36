// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_image_dim (6.15.15.5): the width and the height in pixels, for 3D images also the depth, followed by 0.
#include "each_image.h"
#include <image/size.h>
#if image_dims == 2
int2 get_image_dim(gimage image) { return as_int2(size_of(image).xy); }
#elif image_dims == 3
int4 get_image_dim(gimage image) { return as_int4((uint4)(size_of(image).xyz, 0)); }
#endif
