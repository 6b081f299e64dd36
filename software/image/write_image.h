// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All overloads of `write_image` for one image type: `from_color` makes the bits of a texel of a `gcolor`. `with_mipmaps` says
// whether those of cl_khr_mipmap_image_writes are among them.
#include "image/place.h"

#if writes && !is_msaa
void write_image(gimage image, icoord coord, gcolor c) {
  [[clang::noinline]] __oneclc_image_store(pointer_to(image), 0, place(int4, coord), from_color(c));
}

#if has_mipmaps && with_mipmaps
void write_image(gimage image, icoord coord, int lod, gcolor c) {
  [[clang::noinline]] __oneclc_image_store(pointer_to(image), lod, place(int4, coord), from_color(c));
}
#endif
#endif
