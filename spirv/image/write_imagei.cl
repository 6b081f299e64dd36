// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// write_imagei to a level of a mipmap (cl_khr_mipmap_image_writes), whose calls are errors (unsupported.h): LLVM's
// backend would write the level as if it were the color. It makes the other overloads itself.
#include "each_image.h"
#include <image/unsupported.h>

#if has_mipmaps && writes && !is_depth
void write_imagei(gimage image, icoord at, int lod, texel(int) color) { __oneclc_unsupported_write_to_level(); }
#endif
