// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "png_file.h"
#include "command.h"
#include "image.h"
#include <stdlib.h>
#include <string.h>
#include <dlfcn.h>
#if HAVE_PNG
#include <png.h>
#endif

bool is_png(const void *data, size_t size) { return size >= 8 && !memcmp(data, "\x89PNG\r\n\x1a\n", 8); }

bool is_png_name(const char *path) {
  const size_t length = strlen(path);
  return length > 4 && !strcasecmp(path + length - 4, ".png");
}

#if HAVE_PNG
// libpng is loaded when a PNG is, so that clc-run works on machines without.
static struct {
  __typeof__(&png_image_begin_read_from_memory) begin_read;
  __typeof__(&png_image_finish_read) finish_read;
  __typeof__(&png_image_write_to_memory) write;
  __typeof__(&png_image_free) free;
} png;

static void load_libpng(unsigned number) {
#define TEXT_OF(MACRO) TEXT(MACRO)
#define TEXT(WORD) #WORD
  static const char name[] = "libpng" TEXT_OF(PNG_LIBPNG_VER_SONUM) ".so." TEXT_OF(PNG_LIBPNG_VER_SONUM);
  void *library = dlopen(name, RTLD_NOW);
  if (!library)
    fail(USAGE_ERROR, "argument %u: PNG files need libpng: %s", number, dlerror());
  *(void **)&png.begin_read = dlsym(library, "png_image_begin_read_from_memory");
  *(void **)&png.finish_read = dlsym(library, "png_image_finish_read");
  *(void **)&png.write = dlsym(library, "png_image_write_to_memory");
  *(void **)&png.free = dlsym(library, "png_image_free");
  if (!png.begin_read || !png.finish_read || !png.write || !png.free)
    fail(USAGE_ERROR, "argument %u: %s lacks functions: %s", number, name, dlerror());
}

// libpng's name for pixels as the image has them, or -1.
static int format_of(const image_argument *m) {
  if (m->channel_data_type != UNORM_INT8 && m->channel_data_type != UNSIGNED_INT8)
    return -1;
  switch (m->channel_order) {
  case ORDER_R:
  case ORDER_INTENSITY:
  case ORDER_LUMINANCE:
    return PNG_FORMAT_GRAY;
  case ORDER_RA:
    return PNG_FORMAT_GA;
  case ORDER_RGB:
  case ORDER_sRGB:
    return PNG_FORMAT_RGB;
  case ORDER_RGBA:
  case ORDER_sRGBA:
    return PNG_FORMAT_RGBA;
  case ORDER_BGRA:
  case ORDER_sBGRA:
    return PNG_FORMAT_BGRA;
  case ORDER_ARGB:
    return PNG_FORMAT_ARGB;
  case ORDER_ABGR:
    return PNG_FORMAT_ABGR;
  }
  return -1;
}

void check_png_format(const image_argument *m, unsigned number) {
  if (!png.free)
    load_libpng(number);
  if (format_of(m) < 0)
    fail(USAGE_ERROR,
         "argument %u: a PNG goes with the channels r, ra, rgb, rgba, bgra, argb, abgr, luminance, intensity, srgb, "
         "srgba "
         "or sbgra, of type unorm_int8 or unsigned_int8",
         number);
}

// libpng does not say of every fault what it is.
static _Noreturn void refuse(const char *path, const png_image *image) {
  fail(USAGE_ERROR, "%s: damaged PNG file%s%s", path, *image->message ? ": " : "", image->message);
}

static png_image open_png(const char *path, const char *data, size_t size) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  if (!png.begin_read(&image, data, size))
    refuse(path, &image);
  return image;
}

void png_size(const char *path, const char *data, size_t size, size_t *width, size_t *height) {
  png_image image = open_png(path, data, size);
  *width = image.width;
  *height = image.height;
  png.free(&image);
}

void read_png(const char *path, const char *data, size_t size, const image_argument *m) {
  png_image image = open_png(path, data, size);
  image.format = (png_uint_32)format_of(m);
  if (!png.finish_read(&image, NULL, m->data, 0, NULL))
    refuse(path, &image);
}

void *make_png(const image_argument *m, size_t *size) {
  png_image image = {.version = PNG_IMAGE_VERSION,
                     .width = (png_uint_32)m->width,
                     .height = (png_uint_32)m->height,
                     .format = (png_uint_32)format_of(m)};
  png_alloc_size_t length = PNG_IMAGE_PNG_SIZE_MAX(image);
  void *bytes = malloc(length);
  if (!bytes || !png.write(&image, bytes, &length, 0, m->data, 0, NULL)) {
    free(bytes);
    return NULL;
  }
  *size = length;
  return bytes;
}
#else
void check_png_format(const image_argument *m, unsigned number) {
  (void)m;
  fail(USAGE_ERROR,
       "argument %u: this clc-run was built without libpng and knows no PNG files (Debian: libpng-dev); raw pixels are "
       "read from and written to files of other names",
       number);
}
void png_size(const char *path, const char *data, size_t size, size_t *width, size_t *height) {
  (void)path, (void)data, (void)size, (void)width, (void)height;
}
void read_png(const char *path, const char *data, size_t size, const image_argument *m) {
  (void)path, (void)data, (void)size, (void)m;
}
void *make_png(const image_argument *m, size_t *size) {
  (void)m, (void)size;
  return NULL;
}
#endif
