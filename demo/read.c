// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads pictures: PFM (P. Debevec; floats, bottom row first, the byte order in the sign of the scale), PPM and PGM
// (netpbm, binary), PNG, and Radiance's .hdr (G. Ward; three mantissas and an exponent in four bytes, run lengths).
#include "files.h"
#include "picture.h"
#include <errno.h>
#include <math.h>
#include <png.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// What is left of a file, and the picture as far as it is read: linear light, top row first.
typedef struct {
  const char *path;
  const unsigned char *at, *end; // a zero byte stands at the end
  int width, height;
  float *rgb;
} reader;

static bool complain(const char *path, const char *format, ...) __attribute__((format(printf, 2, 3)));
static bool complain(const char *path, const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fprintf(stderr, "tonemap: %s: ", path);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  return false;
}

_Float16 *allocate_pixels(int width, int height) {
  _Float16 *rgba = calloc(room(width, height), 4 * sizeof *rgba);
  if (!rgba)
    fprintf(stderr, "tonemap: not enough memory for a picture of %dx%d pixels\n", width, height);
  return rgba;
}

static bool set_size(reader *r, long long width, long long height) {
  if (width < 1 || height < 1 || width > max_side || height > max_side || width * height > max_pixels)
    return complain(r->path, "%lldx%lld pixels: a picture has 1 to %d of them in each direction, %d in all", width,
                    height, max_side, max_pixels);
  r->width = width;
  r->height = height;
  r->rgb = malloc(3 * sizeof *r->rgb * width * height);
  return r->rgb || complain(r->path, "not enough memory for this picture");
}

// Whether the file has as many bytes left as its pixels take.
static bool has_pixels(const reader *r, size_t bytes) {
  const size_t left = r->end - r->at;
  return left >= bytes || complain(r->path, "truncated: %zu bytes of pixels where a %dx%d picture has %zu", left,
                                   r->width, r->height, bytes);
}

// A number of a header, behind white space and comments; false where none stands.
static bool read_integer(reader *r, long long *value) {
  while (strchr(" \t\r\n#", *r->at) && *r->at)
    r->at += *r->at == '#' ? strcspn((const char *)r->at, "\n") : 1;
  char *end;
  errno = 0;
  *value = strtoll((const char *)r->at, &end, 10);
  const bool good = (const unsigned char *)end != r->at && !errno;
  r->at = (const unsigned char *)end;
  return good;
}

// IEC 61966-2-1: what a display shows for a value from 0 to 1.
static float srgb_decode(double value) { return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4); }

static float pfm_sample(const unsigned char *bytes, bool little) {
  uint32_t bits = 0;
  for (int i = 0; i < 4; i++)
    bits |= (uint32_t)bytes[i] << 8 * (little ? i : 3 - i);
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

static bool read_pfm(reader *r) {
  const int channels = r->at[1] == 'F' ? 3 : 1;
  long long width, height;
  char *end;
  r->at += 2;
  bool good = read_integer(r, &width) && read_integer(r, &height);
  const float scale = good ? strtof((const char *)r->at, &end) : 0;
  if (!good || (const unsigned char *)end >= r->end || !(fabsf(scale) > 0))
    return complain(r->path, "not a PFM file: width, height and a scale other than 0 should follow the first line");
  r->at = (const unsigned char *)end + 1;
  const size_t row = 4 * (size_t)channels * width;
  if (!set_size(r, width, height) || !has_pixels(r, row * height))
    return false;
  float *to = r->rgb;
  for (int y = r->height; y--;)
    for (int x = 0; x < r->width; x++)
      for (int i = 0; i < 3; i++)
        *to++ = pfm_sample(r->at + y * row + 4 * ((size_t)x * channels + (channels == 3 ? i : 0)), scale < 0);
  return true;
}

static bool read_ppm(reader *r) {
  const int channels = r->at[1] == '6' ? 3 : 1;
  long long width, height, most;
  r->at += 2;
  if (!read_integer(r, &width) || !read_integer(r, &height) || !read_integer(r, &most) || most < 1 || most > 65535 ||
      r->at++ >= r->end)
    return complain(r->path, "not a PPM file: width, height and the largest value should follow P6 or P5");
  const size_t bytes = most > 255 ? 2 : 1;
  if (!set_size(r, width, height) || !has_pixels(r, bytes * channels * width * height))
    return false;
  float *to = r->rgb;
  for (size_t pixel = 0; pixel < (size_t)width * height; pixel++)
    for (int i = 0; i < 3; i++) {
      const unsigned char *from = r->at + bytes * (pixel * channels + (channels == 3 ? i : 0));
      *to++ = srgb_decode(fmin((bytes == 2 ? from[0] << 8 | from[1] : from[0]) / (double)most, 1));
    }
  return true;
}

static void png_failed(png_structp png, png_const_charp message) {
  const reader *r = png_get_error_ptr(png);
  complain(r->path, "not a whole PNG file: %s", message);
  png_longjmp(png, 1);
}

static void png_warned(png_structp png, png_const_charp message) { (void)png, (void)message; }

static void png_take(png_structp png, png_bytep to, size_t size) {
  reader *r = png_get_io_ptr(png);
  if ((size_t)(r->end - r->at) < size)
    png_error(png, "it ends too early");
  memcpy(to, r->at, size);
  r->at += size;
}

// Red, green, blue and alpha of 16 bits, in `pixels`, and the exponent of the file's transfer curve, or 0 for sRGB's.
// What is allocated on the way belongs to the caller, whom an error in libpng leads back to.
static bool take_png(png_structp png, png_infop info, reader *r, png_uint_16 **pixels, png_bytepp *rows,
                     double *exponent) {
  if (setjmp(png_jmpbuf(png)))
    return false;
  png_set_read_fn(png, r, png_take);
  png_read_info(png, info);
  if (!set_size(r, png_get_image_width(png, info), png_get_image_height(png, info)))
    return false;
  double gamma;
  int intent;
  if (!png_get_sRGB(png, info, &intent) && png_get_gAMA(png, info, &gamma) && fabs(2.2 * gamma - 1) > 0.01)
    *exponent = 1 / gamma;
  png_set_expand_16(png); // palettes, few bits and a transparent colour, too
  png_set_gray_to_rgb(png);
  png_set_add_alpha(png, 65535, PNG_FILLER_AFTER);
  png_set_swap(png); // PNG has the high byte first, x86 the low one
  png_set_interlace_handling(png);
  png_read_update_info(png, info);
  *pixels = malloc(4 * sizeof **pixels * r->width * r->height);
  *rows = malloc(sizeof **rows * r->height);
  if (!*pixels || !*rows)
    return complain(r->path, "not enough memory for this picture");
  for (int y = 0; y < r->height; y++)
    (*rows)[y] = (png_bytep)(*pixels + 4 * (size_t)y * r->width);
  png_read_image(png, *rows);
  png_read_end(png, NULL);
  return true;
}

// Transparent pixels are laid over black.
static bool read_png(reader *r) {
  png_structp png = png_create_read_struct(PNG_LIBPNG_VER_STRING, r, png_failed, png_warned);
  png_infop info = png ? png_create_info_struct(png) : NULL;
  png_uint_16 *pixels = NULL;
  png_bytepp rows = NULL;
  double exponent = 0;
  const bool good = info && take_png(png, info, r, &pixels, &rows, &exponent);
  for (size_t i = 0; good && i < (size_t)r->width * r->height; i++)
    for (int j = 0; j < 3; j++) {
      const double value = pixels[4 * i + j] / 65535.0;
      r->rgb[3 * i + j] = (exponent > 0 ? pow(value, exponent) : srgb_decode(value)) * (pixels[4 * i + 3] / 65535.0);
    }
  png_destroy_read_struct(&png, &info, NULL);
  free(rows);
  free(pixels);
  return good;
}

// A row of .hdr's pixels, four bytes each: the channels one after the other, in runs and in copies, or else pixel by
// pixel, where 1 1 1 n repeats the last one n times. False at the end of the file.
static bool read_hdr_row(reader *r, unsigned char *row) {
  const int width = r->width;
  if (r->end - r->at < 4)
    return false;
  if (width >= 8 && width < 32768 && r->at[0] == 2 && r->at[1] == 2 && (r->at[2] << 8 | r->at[3]) == width) {
    r->at += 4;
    for (int channel = 0; channel < 4; channel++)
      for (int x = 0; x < width;) {
        if (r->end - r->at < 2)
          return false;
        const bool run = *r->at > 128;
        const int length = run ? *r->at++ - 128 : *r->at++;
        if (!length || length > width - x || r->end - r->at < (run ? 1 : length))
          return false;
        for (int i = 0; i < length; i++)
          row[4 * x++ + channel] = r->at[run ? 0 : i];
        r->at += run ? 1 : length;
      }
    return true;
  }
  int shift = 0; // several repetitions in a row count in higher and higher bytes
  for (int x = 0; x < width; r->at += 4) {
    if (r->end - r->at < 4)
      return false;
    if (r->at[0] == 1 && r->at[1] == 1 && r->at[2] == 1) {
      if (!x || shift > 16 || (int)r->at[3] << shift > width - x)
        return false;
      for (int n = r->at[3] << shift; n--; x++)
        memcpy(row + 4 * x, row + 4 * (x - 1), 4);
      shift += 8;
    } else {
      memcpy(row + 4 * x++, r->at, 4);
      shift = 0;
    }
  }
  return true;
}

static bool read_hdr(reader *r) {
  // Lines of the header, up to an empty one; one may name the format.
  for (size_t length; (length = strcspn((const char *)r->at, "\n")) > 0; r->at += length + 1) {
    if (r->at + length >= r->end)
      return complain(r->path, "not a Radiance picture: its header does not end");
    if (!strncmp((const char *)r->at, "FORMAT=", 7) && strncmp((const char *)r->at, "FORMAT=32-bit_rle_rgbe", 22))
      return complain(r->path, "a Radiance picture of another format than 32-bit_rle_rgbe");
  }
  long long width, height;
  int used = 0;
  if (sscanf((const char *)r->at, "\n-Y %lld +X %lld%n", &height, &width, &used) != 2 || r->at[used] != '\n')
    return complain(r->path, "not a Radiance picture of rows from the top: -Y, height, +X and width should follow the "
                             "header");
  r->at += used + 1;
  if (!set_size(r, width, height))
    return false;
  unsigned char *row = malloc(4 * width);
  bool good = row;
  for (int y = 0; good && y < r->height; y++) {
    good = read_hdr_row(r, row);
    for (int x = 0; good && x < r->width; x++)
      for (int i = 0; i < 3; i++) // half a unit more, as Radiance reads it
        r->rgb[3 * ((size_t)y * width + x) + i] =
            row[4 * x + 3] ? ldexpf(row[4 * x + i] + 0.5f, row[4 * x + 3] - 136) : 0;
    if (!good)
      complain(r->path, "truncated or damaged in row %d of %d", y + 1, r->height);
  }
  free(row);
  return good;
}

// The brightest value goes into [2^14, 2^15): below it lie 38 stops down to the smallest half, and the automatic
// exposure does not see the factor. Infinities take the largest half, so that they stay bright and finite.
static bool to_halves(const reader *r, picture *p, int *stops) {
  const size_t count = (size_t)r->width * r->height;
  float brightest = 0;
  for (size_t i = 0; i < 3 * count; i++)
    if (isfinite(r->rgb[i]))
      brightest = fmaxf(brightest, r->rgb[i]);
  *stops = brightest > 0 ? 14 - ilogbf(brightest) : 0;
  *p = (picture){r->width, r->height, allocate_pixels(r->width, r->height)};
  for (size_t pixel = 0; p->rgba && pixel < count; pixel++) {
    for (int i = 0; i < 3; i++) {
      const float value = ldexpf(r->rgb[3 * pixel + i], *stops);
      p->rgba[4 * pixel + i] = value > 65504 ? 65504 : value; // NaN stays NaN: the kernels make it black
    }
    p->rgba[4 * pixel + 3] = 1;
  }
  return p->rgba;
}

bool parse_picture(const char *path, const char *bytes, size_t size, picture *p, int *stops) {
  static const struct {
    const char *begins;
    bool (*read)(reader *);
  } formats[] = {{"PF", read_pfm}, {"Pf", read_pfm},      {"P6", read_ppm},
                 {"P5", read_ppm}, {"\x89PNG", read_png}, {"#?", read_hdr}};
  reader r = {path, (const unsigned char *)bytes, (const unsigned char *)bytes + size, 0, 0, NULL};
  for (size_t i = 0; i < sizeof formats / sizeof *formats; i++)
    if (!strncmp(bytes, formats[i].begins, strlen(formats[i].begins))) {
      const bool good = formats[i].read(&r) && to_halves(&r, p, stops);
      free(r.rgb);
      return good;
    }
  return complain(path, "neither PFM, PPM (binary), PNG nor Radiance's .hdr");
}

bool read_picture(const char *path, picture *p, int *stops) {
  size_t size;
  char *bytes = read_whole(path, &size);
  const bool good = bytes && parse_picture(path, bytes, size, p, stops);
  free(bytes);
  return good;
}
