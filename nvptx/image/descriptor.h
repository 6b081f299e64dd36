// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What an image argument points to: the structure that oneclc/nvptx.h declares.
#ifndef ONECLC_IMAGE_DESCRIPTOR_H
#define ONECLC_IMAGE_DESCRIPTOR_H
#include <oneclc/nvptx.h>

typedef const global struct oneclc_nvptx_image *image_pointer;
#define pointer_to(image) __builtin_astype(image, image_pointer)
#endif
