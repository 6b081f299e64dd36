// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes pictures: PFM (P. Debevec; floats, bottom row first), PPM and PNG.
#include "files.h"
#include "picture.h"
#include <png.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool no_memory(const char *path) {
  fprintf(stderr, "tonemap: %s: not enough memory to write it\n", path);
  return false;
}

bool write_pfm(const char *path, const picture *p) {
  char header[32];
  const int length = snprintf(header, sizeof header, "PF\n%d %d\n-1\n", p->width, p->height); // x86: little byte order
  const size_t row = 3 * sizeof(float) * p->width, size = length + row * p->height;
  char *file = malloc(size);
  if (!file)
    return no_memory(path);
  memcpy(file, header, length);
  for (int y = 0; y < p->height; y++)
    for (int x = 0; x < p->width; x++) {
      const _Float16 *pixel = p->rgba + 4 * ((size_t)y * p->width + x);
      memcpy(file + length + (p->height - 1 - y) * row + 3 * sizeof(float) * x, (float[]){pixel[0], pixel[1], pixel[2]},
             3 * sizeof(float));
    }
  const bool good = write_whole(path, file, size);
  free(file);
  return good;
}

static bool write_ppm(const char *path, int width, int height, const unsigned char *rgb) {
  char header[32];
  const int length = snprintf(header, sizeof header, "P6\n%d %d\n255\n", width, height);
  const size_t size = 3 * (size_t)width * height;
  char *file = malloc(length + size);
  if (!file)
    return no_memory(path);
  memcpy(file, header, length);
  memcpy(file + length, rgb, size);
  const bool good = write_whole(path, file, length + size);
  free(file);
  return good;
}

bool write_rgb(const char *path, int width, int height, const unsigned char *rgb) {
  const size_t length = strlen(path);
  if (length > 4 && !strcmp(path + length - 4, ".ppm"))
    return write_ppm(path, width, height, rgb);
  png_image image = {.version = PNG_IMAGE_VERSION, .width = width, .height = height, .format = PNG_FORMAT_RGB};
  png_alloc_size_t size = PNG_IMAGE_PNG_SIZE_MAX(image);
  char *file = malloc(size);
  bool good = file && png_image_write_to_memory(&image, file, &size, 0, rgb, 0, NULL);
  if (!good)
    no_memory(path);
  good = good && write_whole(path, file, size);
  free(file);
  return good;
}
