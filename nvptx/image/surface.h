// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pixels of images that kernels write, and of those that they read without texture instructions: they go through a
// surface or, for images of buffers, through plain memory. `bytes` is the size of a pixel. Stores outside of a surface
// have no effect; what loads there give is undefined (6.15.15.3), some pixel or zeros.
#include <image/place.h>
#include <image/pixel.h>

#if is_msaa
#elif is_buffer
// What loads begin with: the address of a buffer, the handle of a level's surface.
static inline ulong source_of(gimage image, int level) {
  (void)level; // buffers have one
  return (ulong)pointer_to(image)->pixels;
}
static inline uint4 load_words(gimage image, ulong source, icoord at, uint bytes) {
  (void)image;
  const global uchar *p = (const global uchar *)source + (size_t)at * bytes;
  switch (bytes) {
  case 1:
    return *p;
  case 2:
    return *(const global ushort *)p;
  case 4:
    return *(const global uint *)p;
  case 8:
    return (uint4)(*(const global uint2 *)p, 0, 0);
  default:
    return *(const global uint4 *)p;
  }
}

#if writes
static inline void store_words(gimage image, int level, icoord at, uint bytes, uint4 words) {
  (void)level;
  global uchar *p = (global uchar *)pointer_to(image)->pixels + (size_t)at * bytes;
  switch (bytes) {
  case 1:
    *p = words.x;
    break;
  case 2:
    *(global ushort *)p = words.x;
    break;
  case 4:
    *(global uint *)p = words.x;
    break;
  case 8:
    *(global uint2 *)p = words.xy;
    break;
  default:
    *(global uint4 *)p = words;
  }
}
#endif

#else
static inline ulong source_of(gimage image, int level) { return unchanging(&pointer_to(image)->surfaces[level]); }
static inline uint4 load_words(gimage image, ulong source, icoord at, uint bytes) {
  const int layer = layer_of(pointer_to(image), at), x = x_of(at) * bytes, y = y_of(at), z = z_of(at);
  uint4 w = 0;
#define LOAD(SIZE, RESULT) \
  __asm__ volatile("suld.b." geometry SIZE ".zero " RESULT ",[%4," coordinates "];" \
                   : "+r"(w.x), "+r"(w.y), "+r"(w.z), "+r"(w.w) \
                   : "l"(source), "r"(layer), "r"(x), "r"(y), "r"(z) \
                   : "memory")
  switch (bytes) {
  case 1:
    LOAD(".b8", "%0");
    break;
  case 2:
    LOAD(".b16", "%0");
    break;
  case 4:
    LOAD(".b32", "%0");
    break;
  case 8:
    LOAD(".v2.b32", "{%0,%1}");
    break;
  default:
    LOAD(".v4.b32", "{%0,%1,%2,%3}");
  }
#undef LOAD
  return w;
}

#if writes
static inline void store_words(gimage image, int level, icoord at, uint bytes, uint4 w) {
  const ulong surface = unchanging(&pointer_to(image)->surfaces[level]);
  const int layer = layer_of(pointer_to(image), at), x = first_byte(x_of(at), bytes), y = y_of(at), z = z_of(at);
#define STORE(SIZE, VALUE) \
  __asm__ volatile("sust.b." geometry SIZE ".zero [%4," coordinates "]," VALUE ";" \
                   : \
                   : "r"(w.x), "r"(w.y), "r"(w.z), "r"(w.w), "l"(surface), "r"(layer), "r"(x), "r"(y), "r"(z) \
                   : "memory")
  switch (bytes) {
  case 1:
    STORE(".b8", "%0");
    break;
  case 2:
    STORE(".b16", "%0");
    break;
  case 4:
    STORE(".b32", "%0");
    break;
  case 8:
    STORE(".v2.b32", "{%0,%1}");
    break;
  default:
    STORE(".v4.b32", "{%0,%1,%2,%3}");
  }
#undef STORE
}
#endif
#endif

#if !is_msaa
static inline uint4 load_channels(gimage image, ulong source, icoord at, uint type, uint order) {
  const uint bytes = channel_bytes(type);
  const uint4 words = load_words(image, source, at, bytes *number_of_channels(order));
  return bits_of_channels(channels_of_words(words, bytes), type);
}

#if writes
static inline void store_channels(gimage image, int level, icoord at, uint4 color, uint type, uint order) {
  const uint bytes = channel_bytes(type);
  const uint4 channels = channels_of_bits(stored_of_color(color, order), type);
  store_words(image, level, at, bytes * number_of_channels(order), words_of_channels(channels, bytes));
}
#endif

// The color of a pixel as bits, where `alpha` is the bits of an alpha that is missing; store_pixel writes one from such
// bits. Most images have red, green, blue and alpha, each of 8 or 32 bits: `four_bytes` and `four_words` are these
// types for a builtin. They are asked for first, because in general each step chooses by the type or the order anew.
#define is_format(wanted) __builtin_expect(type == wanted && order == CLK_RGBA, 1)
static inline uint4 load_color(gimage image, int level, icoord at, uint four_bytes, uint four_words, uint alpha) {
  const uint type = type_of(image), order = order_of(image);
  const ulong source = source_of(image, level); // once for all ways, so that loops ask for it once
  if (is_format(four_bytes))
    return load_channels(image, source, at, four_bytes, CLK_RGBA);
  if (is_format(four_words))
    return load_channels(image, source, at, four_words, CLK_RGBA);
  return color_of_stored(load_channels(image, source, at, type, order), order, alpha);
}

#if writes
static inline void store_pixel(gimage image, int level, icoord at, uint4 color, uint four_bytes, uint four_words) {
  const uint type = type_of(image), order = order_of(image);
  if (is_format(four_bytes))
    store_channels(image, level, at, color, four_bytes, CLK_RGBA);
  else if (is_format(four_words))
    store_channels(image, level, at, color, four_words, CLK_RGBA);
  else
    store_channels(image, level, at, color, type, order);
}
#endif
#undef is_format
#endif
