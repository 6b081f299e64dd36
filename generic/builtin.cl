// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The main file of every compilation of OpenCL C; -DBUILTIN="…/sin.cl" names the builtin's file. All functions that it
// defines are overloadable, static inline helpers included.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
// A file that has no code for this target leaves the attribute unused, which is not a mistake.
#pragma clang diagnostic ignored "-Wpragma-clang-attribute"
#pragma clang attribute push(__attribute__((overloadable)), apply_to = function)

// What a builtin's file says to the passes over the linked library about the functions that it marks:
//   policy("not-lanewise") gentype normalize(gentype p) { … }               of every type
//   policy_of("double", "ordered-pair") gentype acosh(gentype x) { … }      of these elements alone
// link/passes/policies.c lists the words. Beside a policy stand the reason, the machine and the date of the
// measurement.
#define policy(word) policy_of("", word)
#define policy_of(elements, word) __attribute__((annotate("oneclc-" word ":" elements)))

#if __clang_major__ < 22
#include "older_clang.h"
#endif
#ifdef ONECLC_ALWAYS_INLINE
#pragma clang diagnostic ignored "-Wignored-attributes" // of calls marked noinline, which kernels inline (scalarized.h)
#pragma clang attribute push(__attribute__((always_inline)), apply_to = function)
#include BUILTIN
#pragma clang attribute pop
#else
#include BUILTIN
#endif
#pragma clang attribute pop
