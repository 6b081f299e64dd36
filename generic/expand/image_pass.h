// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Includes the builtin's file for one image type of each_image.h with each access qualifier.
#ifndef is_array
#define is_array 0
#endif
#ifndef is_buffer
#define is_buffer 0
#endif
#ifndef is_depth
#define is_depth 0
#endif
#ifndef is_msaa
#define is_msaa 0
#endif
#define has_mipmaps (!is_buffer && !is_msaa)
#if is_depth
#define texel(T) T
#define as_texel(v) (v).x
#else
#define texel(T) T##4
#define as_texel(v) (v)
#endif

#if image_dims + is_array == 1
#define icoord int
#define fcoord float
#elif image_dims + is_array == 2
#define icoord int2
#define fcoord float2
#else
#define icoord int4
#define fcoord float4
#endif
#if image_dims == 1
#define gradient float
#elif image_dims == 2
#define gradient float2
#else
#define gradient float4
#endif

#define gimage read_only image_type
#define reads 1
#define writes 0
#define samples (!is_buffer && !is_msaa)
#include BUILTIN
#undef gimage
#undef reads
#undef writes
#undef samples

#define gimage write_only image_type
#define reads 0
#define writes 1
#define samples 0
#include BUILTIN
#undef gimage
#undef reads

#define gimage read_write image_type
#define reads 1
#ifndef LAST_IMAGE
#include BUILTIN
#undef gimage
#undef reads
#undef writes
#undef samples
#undef icoord
#undef fcoord
#undef gradient
#undef texel
#undef as_texel
#undef has_mipmaps
#undef image_type
#undef image_dims
#undef is_array
#undef is_buffer
#undef is_depth
#undef is_msaa
#endif
