// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Images and samplers as text: what stands for the kernel's argument of this number.
#ifndef ONECLC_RUN_IMAGE_H
#define ONECLC_RUN_IMAGE_H
#include "device.h"
#include "guarded.h"
#include "values.h"
#include <stdint.h>

// OpenCL's numbers of channel orders and data types (cl.h) that are treated apart.
enum {
  ORDER_R = 0x10b0,
  ORDER_RA = 0x10b3,
  ORDER_RGB,
  ORDER_RGBA,
  ORDER_BGRA,
  ORDER_ARGB,
  ORDER_INTENSITY,
  ORDER_LUMINANCE,
  ORDER_RGBx = 0x10bc,
  ORDER_DEPTH,
  ORDER_DEPTH_STENCIL,
  ORDER_sRGB,
  ORDER_sRGBx,
  ORDER_sRGBA,
  ORDER_sBGRA,
  ORDER_ABGR
};
enum { UNORM_INT8 = 0x10d2, UNORM_SHORT_565 = 0x10d4, UNORM_INT_101010 = 0x10d6, UNSIGNED_INT8 = 0x10da };

// Whether this stands for an image: "image:…", "image2d_array:…".
bool starts_image(const char *text);

// Reads TYPE:[ORDER][,DATATYPE][,levels=N][SIZES][:PIXELS]. `wanted` is the type in the kernel's signature, such as
// "image2d_t", or empty where that is not known. The pixels are zeros where none are given; they lie in `pixels`, and
// `pixel` becomes the type of one.
void parse_image(const char *text, unsigned number, const char *wanted, image_argument *, guarded_memory *pixels,
                 cl_type *pixel);

// Reads FILTER,ADDRESSING,COORDINATES, in any order, into the bits of a sampler_t literal.
uint32_t parse_sampler(const char *text, unsigned number);

// Fails unless the image can be written to a file of this name.
void check_image_file(const image_argument *, const char *path, unsigned number);
// Writes it; false after a message.
bool write_image(const image_argument *, const char *path);

// Prints the pixels, a line for each row.
void print_image(const image_argument *, const cl_type *pixel, bool hex);
#endif
