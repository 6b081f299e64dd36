// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of coordinates as the specification has them, for one image type of each_image.h: x_of, y_of and z_of are
// the texel's coordinates, 0 in dimensions that the image does not have; layer_of is an array's layer, rounded and
// clamped (8.2).
#undef x_of
#undef y_of
#undef z_of
#undef layer_of
#if image_dims + is_array == 1
#define x_of(at) (at)
#else
#define x_of(at) (at).x
#endif
#if image_dims > 1
#define y_of(at) (at).y
#else
#define y_of(at) 0
#endif
#if image_dims > 2
#define z_of(at) (at).z
#else
#define z_of(at) 0
#endif
#if !is_array
#define layer_of(image, at) ((void)(image), 0)
#elif image_dims == 1
#define layer_of(image, at) layer_in(image, (at).y)
#else
#define layer_of(image, at) layer_in(image, (at).z)
#endif

#ifndef ONECLC_IMAGE_PLACE_H
#define ONECLC_IMAGE_PLACE_H
#include <image/descriptor.h>
static inline int layer_in(image_pointer image, int layer) { return clamp(layer, 0, (int)image->array_size - 1); }
static inline int layer_in(image_pointer image, float layer) {
  return __builtin_elementwise_rint(clamp(layer, 0.0f, image->array_size - 1.0f));
}
#endif

// What PTX instructions on this geometry need: `geometry` is PTX's name for it; `coordinates` has the operands %5
// (layer), %6, %7 and %8 (x, y, z) in the order that PTX wants; `gradients` are two gradients in the operands from %9
// on, and components(d) lists one as such operands; middle(at) turns integer coordinates into those of the texel's
// middle.
#undef geometry
#undef coordinates
#undef gradients
#undef middle
#undef components
#if image_dims == 1 && is_array
#define geometry "a1d"
#define coordinates "{%5,%6}"
#define middle(at) (__builtin_convertvector(at, float2) + (float2)(0.5f, 0))
#elif image_dims == 1
#define geometry "1d"
#define coordinates "{%6}"
#define middle(at) ((at) + 0.5f)
#elif image_dims == 2 && is_array
#define geometry "a2d"
#define coordinates "{%5,%6,%7,%7}"
#define middle(at) (__builtin_convertvector(at, float4) + (float4)(0.5f, 0.5f, 0, 0))
#elif image_dims == 2
#define geometry "2d"
#define coordinates "{%6,%7}"
#define middle(at) (__builtin_convertvector(at, float2) + 0.5f)
#else
#define geometry "3d"
#define coordinates "{%6,%7,%8,%8}"
#define middle(at) (__builtin_convertvector(at, float4) + 0.5f)
#endif
#if image_dims == 1
#define gradients "{%9},{%10}"
#define components(d) "f"(d)
#elif image_dims == 2
#define gradients "{%9,%10},{%11,%12}"
#define components(d) "f"(d.x), "f"(d.y)
#else
#define gradients "{%9,%10,%11,%11},{%12,%13,%14,%14}"
#define components(d) "f"(d.x), "f"(d.y), "f"(d.z)
#endif
