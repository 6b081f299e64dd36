// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PNG files as images of eight bits a channel. A program that was built without libpng refuses them.
#ifndef ONECLC_RUN_PNG_FILE_H
#define ONECLC_RUN_PNG_FILE_H
#include "device.h"

// Whether these bytes, or a file of this name, are to be taken for a PNG.
bool is_png(const void *data, size_t size);
bool is_png_name(const char *path);

// Fails unless this program has PNGs and they fit images of this format; `number` is the kernel's argument.
void check_png_format(const image_argument *, unsigned number);

// The picture's size; its pixels in the format of the image, as large as `m` says. Transparent pixels are laid over
// black where the image has no alpha. Fail on what is no whole PNG.
void png_size(const char *path, const char *data, size_t size, size_t *width, size_t *height);
void read_png(const char *path, const char *data, size_t size, const image_argument *m);

// The file's bytes, to be freed, of an image of one plane; NULL if there is no memory.
void *make_png(const image_argument *, size_t *size);
#endif
