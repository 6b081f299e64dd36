// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Defines all overloads of `write_image`, a builtin's name, for one image type of each_image.h. The file that includes
// this defines `gcolor`, the type of the color; from_color(c), which makes the bits of a texel of it; `narrow_type` and
// `wide_type`, the data types that usual.h writes; and `with_mipmaps`, 1 if the builtin also has the overloads of
// cl_khr_mipmap_image_writes.
#include <image/place.h>
#include <image/usual.h>

#if writes && !is_msaa
void write_image(gimage image, icoord coord, gcolor c) {
  const uint4 color = from_color(c);
#if is_usual
  store_usual(pointer_to(image), coord, narrow_type, wide_type, color);
#else
  [[clang::noinline]] __oneclc_image_store(pointer_to(image), 0, place(int4, coord), color);
#endif
}

#if has_mipmaps && with_mipmaps
void write_image(gimage image, icoord coord, int lod, gcolor c) {
  const uint4 color = from_color(c);
  [[clang::noinline]] __oneclc_image_store(pointer_to(image), lod, place(int4, coord), color);
}
#endif
#endif
