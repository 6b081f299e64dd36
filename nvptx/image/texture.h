// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Texture instructions (PTX ISA 9.7.9 "Texture Instructions") for channels whose type PTX calls ptx_type. The results
// are the channels' bits, in memory's order.
#include <image/place.h>

#undef TEX
#undef texel_bits
#define TEX(VARIANT, BEHIND, ...) \
  const int layer = layer_of(pointer_to(image), at); \
  uint4 r; \
  __asm__("tex" VARIANT "." geometry ".v4." ptx_type ".f32 {%0,%1,%2,%3},[%4," coordinates "]" BEHIND ";" \
          : "=r"(r.x), "=r"(r.y), "=r"(r.z), "=r"(r.w) \
          : "l"(texture), "r"(layer), "f"((float)x_of(at)), "f"((float)y_of(at)), "f"((float)z_of(at)), \
            ##__VA_ARGS__); \
  return r

#if is_msaa
static inline uint4 texture_bits(gimage image, ulong texture, icoord at, int sample) {
  const int layer = layer_of(pointer_to(image), at);
  uint4 r;
#if is_array
  __asm__("tex.a2dms.v4." ptx_type ".s32 {%0,%1,%2,%3},[%4,{%5,%6,%7,%8}];"
#else
  __asm__("tex.2dms.v4." ptx_type ".s32 {%0,%1,%2,%3},[%4,{%6,%7,%8,%8}];"
#endif
          : "=r"(r.x), "=r"(r.y), "=r"(r.z), "=r"(r.w)
          : "l"(texture), "r"(layer), "r"(sample), "r"(at.x), "r"(at.y));
  return r;
}

#elif !is_buffer
static inline uint4 texture_bits(gimage image, ulong texture, fcoord at) { TEX("", ""); }
static inline uint4 texture_bits(gimage image, ulong texture, fcoord at, float lod) { TEX(".level", ",%9", "f"(lod)); }
static inline uint4 texture_bits(gimage image, ulong texture, fcoord at, gradient dx, gradient dy) {
  TEX(".grad", ", " gradients, components(dx), components(dy));
}
static inline uint4 texture_bits(gimage image, ulong texture, icoord at) {
  return texture_bits(image, texture, middle(at));
}

// The texel at these coordinates, which lie within the image. Integers are faster, but know no addressing, and in one
// dimension they name elements of linear memory, which is what a buffer is and no image.
#if image_dims == 1 && !is_array
#define texel_bits texture_bits
#else
static inline uint4 texel_bits(gimage image, ulong texture, icoord at) {
  const int layer = layer_of(pointer_to(image), at);
  uint4 r;
  __asm__("tex." geometry ".v4." ptx_type ".s32 {%0,%1,%2,%3},[%4," coordinates "];"
          : "=r"(r.x), "=r"(r.y), "=r"(r.z), "=r"(r.w)
          : "l"(texture), "r"(layer), "r"((int)x_of(at)), "r"((int)y_of(at)), "r"((int)z_of(at)));
  return r;
}
#endif

// The texture object for this sampler, which its filter and its low four bits select (oneclc/nvptx.h).
static inline ulong texture_of(gimage image, sampler_t sampler) {
  const uint bits = (ulong)__builtin_astype(sampler, const constant void *);
  return unchanging(&pointer_to(image)->textures[bits / ONECLC_NVPTX_LINEAR % 4][bits % 16]);
}
#endif
