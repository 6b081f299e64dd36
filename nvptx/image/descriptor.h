// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an image argument points to: the structure that oneclc/nvptx.h declares.
#ifndef ONECLC_IMAGE_DESCRIPTOR_H
#define ONECLC_IMAGE_DESCRIPTOR_H
#include <oneclc/nvptx.h>

typedef const global struct oneclc_nvptx_image *image_pointer;
#define pointer_to(image) __builtin_astype(image, image_pointer)

// What does not change while a kernel runs, whatever it writes: the format, and handles. Functions of their own
// (unchanging.cl), which kernels inline, as half a thousand builtins and helpers ask.
__attribute__((const)) uint unchanging(const global uint *) __asm__("__oneclc_unchanging_uint");
__attribute__((const)) ulong unchanging(const global ulong *) __asm__("__oneclc_unchanging_ulong");
#define order_of(image) unchanging(&pointer_to(image)->channel_order)
#define type_of(image) unchanging(&pointer_to(image)->channel_data_type)
#endif
