// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// binary16.h for kernels that have half arguments or results, so cl_khr_fp16, so instructions for it.
#ifndef ONECLC_HALF_INSTRUCTIONS
#define ONECLC_HALF_INSTRUCTIONS
#endif
#include <convert/binary16.h>
