// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Picture files: PFM (P. Debevec; floats, bottom row first, the byte order in the sign of the scale), PNG and
// PPM.
#include "picture.h"
#include <errno.h>
#include <math.h>
#include <png.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool fail(const char *path, const char *why) {
  fprintf(stderr, "tonemap: %s: %s\n", path, why);
  return false;
}

_Float16 *allocate_pixels(int width, int height) {
  _Float16 *rgba = calloc(room(width, height), 4 * sizeof *rgba);
  if (!rgba)
    fprintf(stderr, "tonemap: not enough memory for a picture of %dx%d pixels\n", width, height);
  return rgba;
}

static float sample(const unsigned char *bytes, bool little) {
  uint32_t bits = 0;
  for (int i = 0; i < 4; i++)
    bits |= (uint32_t)bytes[i] << 8 * (little ? i : 3 - i);
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static bool read_pixels(FILE *file, const char *path, int channels, bool little, picture *p, int *stops) {
  const size_t count = (size_t)p->width * p->height * channels, row = (size_t)p->width * channels;
  unsigned char *bytes = malloc(4 * count);
  if (!bytes)
    return fail(path, "not enough memory for this picture");
  const size_t got = fread(bytes, 1, 4 * count, file);
  if (got < 4 * count)
    fprintf(stderr, "tonemap: %s: truncated: %zu bytes of pixels where a %dx%d picture has %zu\n", path, got, p->width,
            p->height, 4 * count);
  p->rgba = got < 4 * count ? NULL : allocate_pixels(p->width, p->height);
  if (!p->rgba) {
    free(bytes);
    return false;
  }
  float brightest = 0;
  for (size_t i = 0; i < count; i++) {
    const float value = sample(bytes + 4 * i, little);
    if (isfinite(value))
      brightest = fmaxf(brightest, value);
  }
  // The brightest value goes into [2^14, 2^15): below it lie 38 stops down to the smallest half, and the
  // automatic exposure does not see the factor. Infinities take the largest half, so that they stay bright
  // and finite.
  *stops = brightest > 0 ? 14 - ilogbf(brightest) : 0;
  for (int y = 0; y < p->height; y++)
    for (int x = 0; x < p->width; x++) {
      const unsigned char *from = bytes + 4 * ((p->height - 1 - y) * row + (size_t)x * channels);
      _Float16 *to = p->rgba + 4 * ((size_t)y * p->width + x);
      for (int i = 0; i < 3; i++) {
        const float value = ldexpf(sample(from + (channels == 3 ? 4 * i : 0), little), *stops);
        to[i] = value > 65504 ? 65504 : value;
      }
      to[3] = 1;
    }
  free(bytes);
  return true;
}

bool read_pfm(const char *path, picture *p, int *stops) {
  FILE *file = fopen(path, "rb");
  if (!file)
    return fail(path, strerror(errno));
  char kind;
  float scale;
  long long width, height;
  bool good = false;
  if (fscanf(file, "P%c", &kind) != 1 || (kind != 'F' && kind != 'f'))
    fail(path, "not a PFM file: those begin with PF (colour) or Pf (grey)");
  else if (fscanf(file, "%lld%lld%f", &width, &height, &scale) != 3 || fgetc(file) == EOF || scale == 0)
    fail(path, "not a PFM file: width, height and a scale other than 0 should follow the first line");
  else if (width < 1 || height < 1 || width > max_side || height > max_side || width * height > max_pixels)
    fprintf(stderr, "tonemap: %s: %lldx%lld pixels: a picture has 1 to %d of them in each direction, %d in all\n", path,
            width, height, max_side, max_pixels);
  else {
    p->width = width;
    p->height = height;
    good = read_pixels(file, path, kind == 'F' ? 3 : 1, scale < 0, p, stops);
  }
  fclose(file);
  return good;
}

// Closes a file that was written; takes back what is not whole.
static bool finish(FILE *file, const char *path, bool good) {
  good = fclose(file) == 0 && good;
  if (!good) {
    fail(path, strerror(errno));
    remove(path);
  }
  return good;
}

bool write_pfm(const char *path, const picture *p) {
  FILE *file = fopen(path, "wb");
  if (!file)
    return fail(path, strerror(errno));
  bool good = fprintf(file, "PF\n%d %d\n-1\n", p->width, p->height) > 0; // x86 has the little byte order
  for (int y = p->height; good && y--;)
    for (int x = 0; good && x < p->width; x++) {
      const _Float16 *pixel = p->rgba + 4 * ((size_t)y * p->width + x);
      good = fwrite((float[]){pixel[0], pixel[1], pixel[2]}, sizeof(float), 3, file) == 3;
    }
  return finish(file, path, good);
}

bool write_rgb(const char *path, int width, int height, const unsigned char *rgb) {
  const size_t length = strlen(path), size = (size_t)width * height * 3;
  FILE *file = fopen(path, "wb");
  if (!file)
    return fail(path, strerror(errno));
  if (length > 4 && !strcmp(path + length - 4, ".ppm"))
    return finish(file, path,
                  fprintf(file, "P6\n%d %d\n255\n", width, height) > 0 && fwrite(rgb, 1, size, file) == size);
  png_image image = {.version = PNG_IMAGE_VERSION, .width = width, .height = height, .format = PNG_FORMAT_RGB};
  return finish(file, path, png_image_write_to_stdio(&image, file, 0, rgb, 0, NULL) != 0);
}
