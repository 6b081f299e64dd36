// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The coordinates that builtins take, as texel_access.h has them, for one image type of each_image.h: place(T, c) is
// the place with coordinates c as a T, which is int4 or float4; steps(g) is a gradient as a float4; is_usual says
// whether it is one that usual.h is for.
#include <image/texel_access.h>
#undef place
#undef steps
#undef is_usual
#define is_usual (image_dims == 2 && !is_array && !is_depth && !is_msaa)
#if image_dims == 1
#define steps(g) ((float4)(g, 0, 0, 0))
#if is_array
#define place(T, c) ((T)((c).x, 0, (c).y, 0))
#else
#define place(T, c) ((T)(c, 0, 0, 0))
#endif
#elif image_dims == 2
#define steps(g) ((float4)(g, 0, 0))
#if is_array
#define place(T, c) ((T)((c).xyz, 0))
#else
#define place(T, c) ((T)(c, 0, 0))
#endif
#else
#define steps(g) ((float4)((g).xyz, 0))
#define place(T, c) ((T)((c).xyz, 0))
#endif
