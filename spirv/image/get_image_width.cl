// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_image_width (6.15.15.5) of multisample images, whose calls are errors (unsupported.h): the backend would ask for
// the size of a mipmap level. It makes the other overloads itself.
#include "each_image.h"
#include <image/unsupported.h>
#if is_msaa
int get_image_width(gimage image) { return __oneclc_unsupported_multisample_size(); }
#endif
