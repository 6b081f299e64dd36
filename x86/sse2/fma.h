// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Included before every file of the library for processors without an fma instruction: builtins use the inline form of
// math/arithmetic/inline_fma.h, which leaves to the builtin fma what is rare. Not for what is written in C.
#ifdef __OPENCL_C_VERSION__
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#pragma clang attribute push(__attribute__((overloadable)), apply_to = function)
#pragma push_macro("BUILTIN")
#undef BUILTIN
#define BUILTIN "math/arithmetic/inline_fma.h"
#define sgentype float
#include "each_width.h"
#define sgentype double
#include "each_width.h"
#define sgentype half
#include "each_width.h"
#pragma pop_macro("BUILTIN")
#pragma clang attribute pop
#define fma inline_fma

// No vector form keeps registers over a call, and each function of a file makes linking longer
// (math/exponential/power.h).
#define inline_rare_powers
#endif
