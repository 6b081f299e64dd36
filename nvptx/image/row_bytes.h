// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bytes of an image's rows, whatever its pixels are (cl_intel_subgroups), through its surface. at.x counts bytes.
// Loads from outside of the image give what is at its edge, stores there have no effect.
#ifndef ONECLC_IMAGE_ROW_BYTES_H
#define ONECLC_IMAGE_ROW_BYTES_H
#include <image/descriptor.h>

static inline ulong load_bytes(image_pointer image, int2 at, uint bytes) {
  const ulong surface = image->surfaces[0];
  uint2 w = 0;
#define LOAD(SIZE, RESULT) \
  __asm__ volatile("suld.b.2d." SIZE ".clamp " RESULT ",[%2,{%3,%4}];" \
                   : "+r"(w.x), "+r"(w.y) \
                   : "l"(surface), "r"(at.x), "r"(at.y) \
                   : "memory")
  switch (bytes) {
  case 1:
    LOAD("b8", "%0");
    break;
  case 2:
    LOAD("b16", "%0");
    break;
  case 4:
    LOAD("b32", "%0");
    break;
  default:
    LOAD("v2.b32", "{%0,%1}");
  }
#undef LOAD
  return as_ulong(w);
}

static inline void store_bytes(image_pointer image, int2 at, uint bytes, ulong value) {
  const ulong surface = image->surfaces[0];
  const uint2 w = as_uint2(value);
#define STORE(SIZE, VALUE) \
  __asm__ volatile("sust.b.2d." SIZE ".zero [%2,{%3,%4}]," VALUE ";" \
                   : \
                   : "r"(w.x), "r"(w.y), "l"(surface), "r"(at.x), "r"(at.y) \
                   : "memory")
  switch (bytes) {
  case 1:
    STORE("b8", "%0");
    break;
  case 2:
    STORE("b16", "%0");
    break;
  case 4:
    STORE("b32", "%0");
    break;
  default:
    STORE("v2.b32", "{%0,%1}");
  }
#undef STORE
}
#endif
