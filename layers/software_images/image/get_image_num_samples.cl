// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_image_num_samples (6.15.15.5; cl_khr_gl_msaa_sharing): the number of samples in each pixel of a multisample
// image.
#include "each_image.h"
#include <image/descriptor.h>

#if is_msaa
int get_image_num_samples(gimage image) { return pointer_to(image)->num_samples; }
#endif
