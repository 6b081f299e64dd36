// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_image_dim (6.15.15.5). For three dimensions the backend leaves the fourth component undefined, which is 0 here.
// For multisample images a call is an error (unsupported.h).
#include "each_image.h"
#include <image/unsupported.h>
#if image_dims == 3
int4 __spirv_ocl_get_image_dim(gimage);
int4 get_image_dim(gimage image) { return (int4)(__spirv_ocl_get_image_dim(image).xyz, 0); }
#elif is_msaa
int2 get_image_dim(gimage image) { return __oneclc_unsupported_multisample_size(); }
#endif
