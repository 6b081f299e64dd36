// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// write_imagef to a level of a mipmap (cl_khr_mipmap_image_writes), whose calls are errors (unsupported.h): LLVM's
// backend would write the level as if it were the color. It makes the other overloads itself.
#include "each_image.h"
#include <image/unsupported.h>

#if has_mipmaps && writes
void write_imagef(gimage image, icoord at, int lod, texel(float) color) { __oneclc_unsupported_write_to_level(); }
#endif
