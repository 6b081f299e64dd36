// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For kernels on NVIDIA's GPUs that are compiled with -cl-fast-relaxed-math, as CUDA's -use_fast_math has it: these
// functions of float are the special-function unit's, within the bounds that OpenCL C has for unsafe math optimizations
// (7.4, "ULP values … with unsafe math optimizations"):
//
//   sin, cos             within 2^-11 for |x| <= pi, and less and less exact beyond, down to 0 for huge numbers
//   tan                  sin(x) / cos(x)
//   exp, exp2            3 + floor(|2 x|) ulp
//   exp10, powr          exp2(x * log2(10)), exp2(y * log2(x))
//   log2, log10          within 2^-21 for x from 1/2 to 2, else 3 ulp
//   sqrt, rsqrt          3 and 2 ulp, as always
//
//   clang … -cl-fast-relaxed-math -include oneclc/relaxed_math.h        clc-config --relaxed-math
//
// All others, and those of double and half, stay what they are: log, whose instruction and product were seen to err
// by 3.3 ulp, and pow, which is defined for negative numbers. A kernel has native_ functions for single calls. Without
// -cl-fast-relaxed-math (__FAST_RELAXED_MATH__) and on other targets this header changes nothing: on AMD's GPUs LLVM
// itself puts instructions in place of exp and log then, processors' own approximations do not keep these bounds, and
// SPIR-V leaves it to the driver.
#ifndef ONECLC_RELAXED_MATH_H
#define ONECLC_RELAXED_MATH_H
#if defined __FAST_RELAXED_MATH__ && defined __NVPTX__
#ifdef ONECLC_CORRECTLY_ROUNDED
#error "functions are rounded correctly (ONECLC_CORRECTLY_ROUNDED) or relaxed (-cl-fast-relaxed-math), not both"
#endif
#include "overloads.h"

// Each list calls F(length of native_NAME, NAME): names are mangled with their lengths.
#define ONECLC_RELAXED_UNARY(F) \
  F(10, cos) F(10, exp) F(12, exp10) F(11, exp2) F(12, log10) F(11, log2) F(12, rsqrt) F(10, sin) F(11, sqrt) F(10, tan)
#define ONECLC_RELAXED_BINARY(F) F(11, powr)

// The overloads for float are the library's for native_NAME.
#define ONECLC_RELAXED_FLOAT1(LENGTH, NAME) ONECLC_NAMED1(float, "f", NAME, "_Z" #LENGTH "native_" #NAME, "")
#define ONECLC_RELAXED_FLOAT2(LENGTH, NAME) ONECLC_NAMED2(float, "f", NAME, "_Z" #LENGTH "native_" #NAME, "")
ONECLC_RELAXED_UNARY(ONECLC_RELAXED_FLOAT1)
ONECLC_RELAXED_BINARY(ONECLC_RELAXED_FLOAT2)
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define ONECLC_RELAXED_DOUBLE1(LENGTH, NAME) ONECLC_OTHER1(double, NAME)
#define ONECLC_RELAXED_DOUBLE2(LENGTH, NAME) ONECLC_OTHER2(double, NAME)
ONECLC_RELAXED_UNARY(ONECLC_RELAXED_DOUBLE1)
ONECLC_RELAXED_BINARY(ONECLC_RELAXED_DOUBLE2)
#endif
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define ONECLC_RELAXED_HALF1(LENGTH, NAME) ONECLC_OTHER1(half, NAME)
#define ONECLC_RELAXED_HALF2(LENGTH, NAME) ONECLC_OTHER2(half, NAME)
ONECLC_RELAXED_UNARY(ONECLC_RELAXED_HALF1)
ONECLC_RELAXED_BINARY(ONECLC_RELAXED_HALF2)
#endif
#endif
#endif
