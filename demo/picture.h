// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pictures in half floats, and the files that they come from and go to.
#ifndef ONECLC_PICTURE_H
#define ONECLC_PICTURE_H
#include <stdbool.h>
#include <stddef.h>

enum { max_side = 65535, max_pixels = 1 << 27 };

typedef struct {
  int width, height;
  _Float16 *rgba; // top row first; room for a number of pixels that four divides
} picture;

// Width times height, rounded up to a multiple of four.
static inline size_t room(int width, int height) { return ((size_t)width * height + 3) / 4 * 4; }
_Float16 *allocate_pixels(int width, int height); // all zero; NULL after a message

// Reads a picture: PFM, PPM or PGM (binary), PNG or Radiance's .hdr, told apart by how they begin. What is made for a
// display is taken for sRGB. Scales it by a power of two, of which *stops is the logarithm, so that the brightest value
// fits well into the range of half floats. False after a message on standard error.
bool read_picture(const char *path, picture *, int *stops);

// The same of a file's bytes, with a zero behind them; `path` is for messages.
bool parse_picture(const char *path, const char *bytes, size_t size, picture *, int *stops);

// These write a file whole or not at all. False after a message.
bool write_pfm(const char *path, const picture *);
// RGB bytes as PPM if the name ends in .ppm, else as PNG.
bool write_rgb(const char *path, int width, int height, const unsigned char *rgb);
#endif
