// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an image argument points to: the structure that oneclc/nvptx.h declares.
#ifndef ONECLC_IMAGE_DESCRIPTOR_H
#define ONECLC_IMAGE_DESCRIPTOR_H
#include <oneclc/nvptx.h>

typedef const global struct oneclc_nvptx_image *image_pointer;
#define pointer_to(image) __builtin_astype(image, image_pointer)

// What does not change while a kernel runs, whatever it writes: the format, and handles.
static inline uint unchanging(const global uint *p) {
  uint value;
  __asm__("ld.global.nc.u32 %0, [%1];" : "=r"(value) : "l"(p));
  return value;
}
static inline ulong unchanging(const global ulong *p) {
  ulong value;
  __asm__("ld.global.nc.u64 %0, [%1];" : "=l"(value) : "l"(p));
  return value;
}
#define order_of(image) unchanging(&pointer_to(image)->channel_order)
#define type_of(image) unchanging(&pointer_to(image)->channel_data_type)
#endif
