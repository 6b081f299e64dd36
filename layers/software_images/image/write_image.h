// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All overloads of `write_image` for one image type: `from_color` makes the bits of a texel of a `gcolor`.
// `with_mipmaps` says whether those of cl_khr_mipmap_image_writes are among them.
#include <image/place.h>

#if writes && !is_msaa
void write_image(gimage image, icoord coord, gcolor c) {
  const uint4 bits = from_color(c);
  [[clang::noinline]] __oneclc_image_store(pointer_to(image), 0, place(int4, coord), bits);
}

#if has_mipmaps && with_mipmaps
void write_image(gimage image, icoord coord, int lod, gcolor c) {
  const uint4 bits = from_color(c);
  [[clang::noinline]] __oneclc_image_store(pointer_to(image), lod, place(int4, coord), bits);
}
#endif
#endif
