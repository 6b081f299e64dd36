// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// binary16.h for builtins with half arguments or results. A kernel that calls them has cl_khr_fp16, and so its device
// has instructions for the conversions.
#ifndef ONECLC_HALF_INSTRUCTIONS
#define ONECLC_HALF_INSTRUCTIONS
#endif
#include <convert/binary16.h>
