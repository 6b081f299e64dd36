// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_image_dim (6.15.15.5): the width and the height in pixels, for 3D images also the depth, followed by 0.
#include "each_image.h"
#include <image/descriptor.h>

#if image_dims == 2
int2 get_image_dim(gimage image) { return (int2)(pointer_to(image)->width, pointer_to(image)->height); }
#elif image_dims == 3
int4 get_image_dim(gimage image) {
  return (int4)(pointer_to(image)->width, pointer_to(image)->height, pointer_to(image)->depth, 0);
}
#endif
