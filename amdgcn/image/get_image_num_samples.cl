// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_image_num_samples (cl_khr_gl_msaa_sharing): the number of samples in each pixel of a multisample image.
#include "each_image.h"
#include <image/resource.h>
#if is_msaa
int get_image_num_samples(gimage image) { return words_of(int, image)[samples_word]; }
#endif
