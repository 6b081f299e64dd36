// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The main file of every compilation: -DBUILTIN="…/sin.cl" names the builtin. All that a builtin's file defines
// is an overload, static inline helpers included.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
// A target's file without any code leaves the builtin to the target's backend.
#pragma clang diagnostic ignored "-Wpragma-clang-attribute"
#pragma clang attribute push(__attribute__((overloadable)), apply_to = function)
#ifdef ONECLC_ALWAYS_INLINE
#pragma clang diagnostic ignored "-Wignored-attributes" // calls that the library does not inline, kernels do (lanes.h)
#pragma clang attribute push(__attribute__((always_inline)), apply_to = function)
#include BUILTIN
#pragma clang attribute pop
#else
#include BUILTIN
#endif
#pragma clang attribute pop
