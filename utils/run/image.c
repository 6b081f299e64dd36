// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "image.h"
#include "command.h"
#include "files.h"
#include "png_file.h"
#include <ctype.h>
#include <errno.h>
#include <oneclc/image.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

// Types by their name in a signature, less "_t".
static const struct kind {
  const char *name;
  unsigned type, sizes; // sizes: how many numbers tell its extent
  bool is_depth;
} kinds[] = {{"image1d", IMAGE_1D, 1, false},
             {"image1d_buffer", IMAGE_1D_BUFFER, 1, false},
             {"image1d_array", IMAGE_1D_ARRAY, 2, false},
             {"image2d", IMAGE_2D, 2, false},
             {"image2d_array", IMAGE_2D_ARRAY, 3, false},
             {"image2d_depth", IMAGE_2D, 2, true},
             {"image2d_array_depth", IMAGE_2D_ARRAY, 3, true},
             {"image3d", IMAGE_3D, 3, false}};
enum { kind_count = sizeof kinds / sizeof *kinds };
static const char any_image[] = "image";

// In the order of OpenCL's numbers from CL_R on.
static const char *const orders[] = {"r",         "a",         "rg",    "ra",  "rgb",  "rgba",  "bgra",          "argb",
                                     "intensity", "luminance", "rx",    "rgx", "rgbx", "depth", "depth_stencil", "srgb",
                                     "srgbx",     "srgba",     "sbgra", "abgr"};
// From CL_SNORM_INT8 on, with the type of a channel; of a whole pixel where it is packed. One number is of no such
// type.
static const struct {
  const char *name, *scalar;
  bool packed;
} data_types[] = {{"snorm_int8", "char", false},       {"snorm_int16", "short", false},
                  {"unorm_int8", "uchar", false},      {"unorm_int16", "ushort", false},
                  {"unorm_short_565", "ushort", true}, {"unorm_short_555", "ushort", true},
                  {"unorm_int_101010", "uint", true},  {"signed_int8", "char", false},
                  {"signed_int16", "short", false},    {"signed_int32", "int", false},
                  {"unsigned_int8", "uchar", false},   {"unsigned_int16", "ushort", false},
                  {"unsigned_int32", "uint", false},   {"half_float", "half", false},
                  {"float", "float", false},           {"", NULL, false},
                  {"unorm_int_101010_2", "uint", true}};
enum { order_count = sizeof orders / sizeof *orders, data_type_count = sizeof data_types / sizeof *data_types };

static const struct kind *find_kind(const char *name, size_t length) {
  for (unsigned i = 0; i < kind_count; i++)
    if (strlen(kinds[i].name) == length && !strncmp(kinds[i].name, name, length))
      return &kinds[i];
  return NULL;
}

static bool is_any(const char *name, size_t length) {
  return length == strlen(any_image) && !strncmp(name, any_image, length);
}

bool starts_image(const char *text) {
  const size_t length = strcspn(text, ":");
  return text[length] && (is_any(text, length) || find_kind(text, length));
}

static const struct kind *signature_kind(const char *wanted, unsigned number) {
  const size_t length = strlen(wanted);
  if (!length)
    return NULL;
  const struct kind *k = length > 2 && !strcmp(wanted + length - 2, "_t") ? find_kind(wanted, length - 2) : NULL;
  if (!k)
    fail(USAGE_ERROR, "argument %u: %s is no type of image that clc-run can pass", number, wanted);
  return k;
}

// One word of the format: an order of channels, a data type, a number of levels.
static void parse_word(const char *word, size_t length, unsigned number, image_argument *m) {
  for (unsigned i = 0; i < order_count; i++)
    if (strlen(orders[i]) == length && !strncasecmp(orders[i], word, length)) {
      m->channel_order = ORDER_R + i;
      return;
    }
  for (unsigned i = 0; i < data_type_count; i++)
    if (length && strlen(data_types[i].name) == length && !strncasecmp(data_types[i].name, word, length)) {
      m->channel_data_type = UNORM_INT8 - 2 + i;
      return;
    }
  if (length > 7 && length < 10 && !strncmp(word, "levels=", 7)) {
    char *end;
    m->levels = isdigit((unsigned char)word[7]) ? (unsigned)strtoul(word + 7, &end, 10) : 0;
    if (m->levels >= 1 && m->levels <= 32 && end == word + length)
      return;
  }
  fail(USAGE_ERROR,
       "argument %u: \"%.*s\" is no order of channels (r, rgba …), no data type (unorm_int8, float …) and not levels=1 "
       "to "
       "levels=32",
       number, (int)length, word);
}

static unsigned parse_extent(const char **text, unsigned number, size_t sizes[3]) {
  const char *open = *text, *at = open + 1;
  unsigned count = 0;
  for (;; at++) {
    char *end;
    errno = 0;
    const unsigned long long n = isdigit((unsigned char)*at) ? strtoull(at, &end, 0) : 0;
    if (!n || errno || n > INT32_MAX || count == 3 || (*end != ',' && *end != ']'))
      fail(USAGE_ERROR,
           "argument %u: \"%.40s\" is no size of an image, such as [640,480] (width, height, depth or layers)", number,
           open);
    sizes[count++] = n;
    at = end;
    if (*at == ']')
      break;
  }
  *text = at + 1;
  return count;
}

// What the specification asks of formats; which of them a device has, it tells itself.
static void check_format(const image_argument *m, bool is_depth, unsigned number) {
  const unsigned order = m->channel_order, type = m->channel_data_type;
  const char *order_name = orders[order - ORDER_R], *type_name = data_types[type - UNORM_INT8 + 2].name;
  const bool is_rgb = order == ORDER_RGB || order == ORDER_RGBx;
  const bool is_srgb = order >= ORDER_sRGB && order <= ORDER_sBGRA;
  const bool packs_rgb = type >= UNORM_SHORT_565 && type <= UNORM_INT_101010;
  const bool packed = data_types[type - UNORM_INT8 + 2].packed;
  if (packed && !(packs_rgb ? is_rgb : order == ORDER_RGBA))
    fail(USAGE_ERROR, "argument %u: %s holds the channels %s, not %s", number, type_name,
         packs_rgb ? "rgb or rgbx" : "rgba", order_name);
  if (is_srgb && type != UNORM_INT8)
    fail(USAGE_ERROR, "argument %u: %s is of type unorm_int8, not %s", number, order_name, type_name);
  if (is_depth && order != ORDER_DEPTH && order != ORDER_DEPTH_STENCIL)
    fail(USAGE_ERROR, "argument %u: an image of depths has the channels depth or depth_stencil, not %s", number,
         order_name);
}

static void set_extent(image_argument *m, const struct kind *kind, const size_t sizes[3], unsigned number) {
  const bool is_array = m->type == IMAGE_1D_ARRAY || m->type == IMAGE_2D_ARRAY;
  m->width = sizes[0];
  m->height = kind->sizes - is_array >= 2 ? sizes[1] : 1;
  m->depth = m->type == IMAGE_3D ? sizes[2] : 1;
  m->layers = is_array ? sizes[kind->sizes - 1] : 1;
  const size_t largest = m->width > m->height ? (m->width > m->depth ? m->width : m->depth)
                                              : (m->height > m->depth ? m->height : m->depth);
  if (m->levels > 1 && (m->type == IMAGE_1D_BUFFER || largest >> (m->levels - 1) == 0))
    fail(USAGE_ERROR, "argument %u: an image of this size has no %u levels", number, m->levels);
  // No level is larger than the first.
  size_t size = image_element_size(m), all;
  for (unsigned i = 0; i < kind->sizes; i++)
    if (__builtin_mul_overflow(size, sizes[i], &size))
      size = SIZE_MAX;
  if (__builtin_mul_overflow(size, (size_t)m->levels, &all))
    fail(USAGE_ERROR, "argument %u: the image is too large", number);
}

void parse_image(const char *text, unsigned number, const char *wanted, image_argument *m, guarded_memory *pixels,
                 cl_type *pixel) {
  const size_t length = strcspn(text, ":");
  const struct kind *kind = signature_kind(wanted, number), *written = find_kind(text, length);
  if (kind && written && kind != written)
    fail(USAGE_ERROR, "argument %u is of type %s, not %s_t", number, wanted, written->name);
  kind = kind ? kind : written;
  *m = (image_argument){.levels = 1};
  text += length + 1;

  // The format
  while (*text && !strchr("[:@", *text)) {
    const size_t word = strcspn(text, ",[:@");
    parse_word(text, word, number, m);
    text += word;
    if (*text == ',' && text[1] && !strchr("[:@,", text[1]))
      text++;
    else if (*text == ',')
      fail(USAGE_ERROR, "argument %u: \"%.40s\" where a word on the image's format should follow", number, text);
  }
  const bool is_depth = kind && kind->is_depth;
  if (!m->channel_order)
    m->channel_order = is_depth ? ORDER_DEPTH : ORDER_RGBA;
  if (!m->channel_data_type)
    m->channel_data_type = is_depth ? UNORM_INT8 - 2 + 14 : UNORM_INT8; // float
  check_format(m, is_depth, number);

  // Sizes and pixels
  size_t sizes[3] = {1, 1, 1}, size = 0;
  unsigned given = *text == '[' ? parse_extent(&text, number, sizes) : 0;
  if (*text && *text != ':' && !(*text == '@' && !given))
    fail(USAGE_ERROR, "argument %u: \"%.40s\" where :PIXELS or nothing should follow", number, text);
  text += *text == ':';
  const char *path = *text == '@' ? text + 1 : NULL;
  char *bytes = path ? read_whole(path, &size) : NULL;
  if (path && !bytes)
    exit(USAGE_ERROR);
  const bool picture = path && is_png(bytes, size);
  if (picture) {
    check_png_format(m, number);
    size_t width, height;
    png_size(path, bytes, size, &width, &height);
    if (given && (sizes[0] != width || (given > 1 ? sizes[1] : 1) != height || sizes[2] != 1))
      fail(USAGE_ERROR, "argument %u: %s is a picture of [%zu,%zu] pixels", number, path, width, height);
    if (m->levels > 1)
      fail(USAGE_ERROR, "argument %u: %s is a picture of one level, not %u", number, path, m->levels);
    sizes[0] = width;
    sizes[1] = height;
    given = given ? given : kind && height == 1 ? kind->sizes : 2;
  }
  if (!given && path)
    fail(USAGE_ERROR,
         "argument %u: %s is no PNG file, and for raw pixels the image has no size; write it, as in "
         "image:[640,480]:@FILE",
         number, path);
  if (!given)
    fail(USAGE_ERROR, "argument %u: the image has no size; write it, as in image:[640,480]", number);
  if (!kind)
    kind = find_kind(given == 1 ? "image1d" : given == 2 ? "image2d" : "image3d", 7);
  if (kind->sizes != given)
    fail(USAGE_ERROR, "argument %u: %s_t has %u size%s, not %u%s", number, kind->name, kind->sizes,
         kind->sizes == 1 ? "" : "s", given, picture ? "; a PNG is a picture of two" : "");
  m->type = kind->type;
  set_extent(m, kind, sizes, number);

  const unsigned data_type = m->channel_data_type - UNORM_INT8 + 2;
  type_named(data_types[data_type].scalar, strlen(data_types[data_type].scalar), pixel);
  pixel->width = data_types[data_type].packed ? 1 : image_channels(m);
  pixel->size = image_element_size(m);
  if (!allocate_guarded(pixels, image_size(m)))
    fail(USAGE_ERROR, "argument %u: no memory for an image of %zu bytes", number, image_size(m));
  m->data = pixels->data;
  if (picture) {
    read_png(path, bytes, size, m);
  } else if (path) {
    if (size != pixels->size)
      fail(USAGE_ERROR, "argument %u: %s has %zu bytes, the image %zu", number, path, size, pixels->size);
    memcpy(pixels->data, bytes, size);
  } else if (*text) {
    const size_t count = count_values(text, pixel, number), room = pixels->size / pixel->size;
    if (count > room)
      fail(USAGE_ERROR, "argument %u: %zu pixels for an image of %zu", number, count, room);
    read_values(text, pixel, pixels->data, count, number);
  }
  free(bytes);
}

uint32_t parse_sampler(const char *text, unsigned number) {
  static const struct {
    const char *name;
    uint32_t bits, mask;
  } words[] = {{"nearest", ONECLC_SAMPLER_NEAREST, 0x30},
               {"linear", ONECLC_SAMPLER_LINEAR, 0x30},
               {"none", ONECLC_SAMPLER_NONE, ONECLC_SAMPLER_ADDRESSING},
               {"clamp_to_edge", ONECLC_SAMPLER_CLAMP_TO_EDGE, ONECLC_SAMPLER_ADDRESSING},
               {"clamp", ONECLC_SAMPLER_CLAMP, ONECLC_SAMPLER_ADDRESSING},
               {"repeat", ONECLC_SAMPLER_REPEAT, ONECLC_SAMPLER_ADDRESSING},
               {"mirrored_repeat", ONECLC_SAMPLER_MIRRORED_REPEAT, ONECLC_SAMPLER_ADDRESSING},
               {"unnormalized", 0, ONECLC_SAMPLER_NORMALIZED},
               {"normalized", ONECLC_SAMPLER_NORMALIZED, ONECLC_SAMPLER_NORMALIZED}};
  uint32_t sampler = 0, told = 0;
  for (const char *at = text;;) {
    const size_t length = strcspn(at, ",");
    unsigned i = 0;
    while (i < sizeof words / sizeof *words && (strlen(words[i].name) != length || strncmp(words[i].name, at, length)))
      i++;
    if (i == sizeof words / sizeof *words)
      fail(USAGE_ERROR,
           "argument %u: \"%.*s\" is no word on a sampler: nearest or linear; none, clamp_to_edge, clamp, repeat or "
           "mirrored_repeat; normalized or unnormalized",
           number, (int)(length < 40 ? length : 40), at);
    if (told & words[i].mask)
      fail(USAGE_ERROR, "argument %u: \"%.*s\" is the second of its kind for this sampler", number, (int)length, at);
    sampler |= words[i].bits;
    told |= words[i].mask;
    at += length;
    if (!*at++)
      break;
  }
  if (!(told & ONECLC_SAMPLER_ADDRESSING))
    sampler |= ONECLC_SAMPLER_CLAMP_TO_EDGE;
  if (!(told & ONECLC_SAMPLER_NEAREST))
    sampler |= ONECLC_SAMPLER_NEAREST;
  if (!(sampler & ONECLC_SAMPLER_NORMALIZED) && (sampler & ONECLC_SAMPLER_ADDRESSING) >= ONECLC_SAMPLER_REPEAT)
    fail(USAGE_ERROR, "argument %u: repeat and mirrored_repeat need normalized coordinates", number);
  return sampler;
}

void check_image_file(const image_argument *m, const char *path, unsigned number) {
  if (!is_png_name(path))
    return;
  check_png_format(m, number);
  if (m->depth > 1 || m->layers > 1 || m->levels > 1)
    fail(USAGE_ERROR, "argument %u: a PNG holds one plane of one level; %s must have another suffix, for raw pixels",
         number, path);
}

bool write_image(const image_argument *m, const char *path) {
  if (!is_png_name(path))
    return write_whole(path, m->data, image_size(m));
  size_t size;
  void *bytes = make_png(m, &size);
  if (!bytes)
    fprintf(stderr, "%s: %s: libpng cannot write this picture\n", program_invocation_short_name, path);
  const bool good = bytes && write_whole(path, bytes, size);
  free(bytes);
  return good;
}

void print_image(const image_argument *m, const cl_type *pixel, bool hex) {
  const char *at = m->data;
  for (unsigned level = 0; level < m->levels; level++) {
    const size_t width = m->width >> level ? m->width >> level : 1;
    const size_t count = image_level_size(m, level) / pixel->size;
    for (size_t i = 0; i < count; i++, at += pixel->size) {
      print_value(stdout, pixel, at, hex);
      putchar((i + 1) % width ? ' ' : '\n');
    }
  }
}
