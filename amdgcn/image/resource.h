// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How builtins reach an image. An image argument is the address of twelve words in constant memory, a sampler argument
// that of four (README.md). The instructions are LLVM's intrinsics, one for each geometry; named(image_load) is the
// name under which a file declares the one for the current image type of each_image.h. The part without a guard is
// defined anew for each type.
#ifndef ONECLC_IMAGE_RESOURCE_H
#define ONECLC_IMAGE_RESOURCE_H
typedef uint8 texture_words __attribute__((aligned(16)));
#define words_of(T, object) ((const constant T *)__builtin_astype(object, const constant void *))
#define texture_of(image) (*words_of(texture_words, image))
#define sampler_of(sampler) (*words_of(uint4, sampler))
enum { data_type_word = 8, order_word, buffer_width_word, samples_word };

#define JOIN_GEOMETRY_(NAME, G) NAME##_##G
#define JOIN_GEOMETRY(NAME, G) JOIN_GEOMETRY_(NAME, G)
#define named(NAME) JOIN_GEOMETRY(NAME, geometry)
#define GEOMETRY_TEXT_(G) #G
#define GEOMETRY_TEXT(G) GEOMETRY_TEXT_(G)
#define intrinsic(NAME, TYPES) __asm__("llvm.amdgcn.image." NAME "." GEOMETRY_TEXT(geometry) TYPES)
enum { all_channels = 15 };
#endif

#undef geometry
#if is_msaa && is_array
#define geometry 2darraymsaa
#elif is_msaa
#define geometry 2dmsaa
#elif image_dims == 1 && is_array
#define geometry 1darray
#elif image_dims == 1
#define geometry 1d
#elif image_dims == 2 && is_array
#define geometry 2darray
#elif image_dims == 2
#define geometry 2d
#else
#define geometry 3d
#endif

// The coordinates and a gradient of this image type as arguments of a function: each(T) and each_slope(T) are the lists
// of their types, list(at) and slopes(d) those of their values.
#undef each
#undef list
#undef each_slope
#undef slopes
#if image_dims + is_array == 1
#define each(T) T
#define list(at) (at)
#elif image_dims + is_array == 2
#define each(T) T, T
#define list(at) (at).x, (at).y
#else
#define each(T) T, T, T
#define list(at) (at).x, (at).y, (at).z
#endif
#if image_dims == 1
#define each_slope(T) T
#define slopes(d) (d)
#elif image_dims == 2
#define each_slope(T) T, T
#define slopes(d) (d).x, (d).y
#else
#define each_slope(T) T, T, T
#define slopes(d) (d).x, (d).y, (d).z
#endif
