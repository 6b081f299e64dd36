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

// Each list calls F(length of native_NAME, NAME): names are mangled with their lengths.
#define ONECLC_RELAXED_UNARY(F) \
  F(10, cos) F(10, exp) F(12, exp10) F(11, exp2) F(12, log10) F(11, log2) F(12, rsqrt) F(10, sin) F(11, sqrt) F(10, tan)
#define ONECLC_RELAXED_BINARY(F) F(11, powr)

#define ONECLC_RELAXED_CONST __attribute__((overloadable, const))
#define ONECLC_RELAXED_VECTORS(F, ...) \
  F(__VA_ARGS__, 2) F(__VA_ARGS__, 3) F(__VA_ARGS__, 4) F(__VA_ARGS__, 8) F(__VA_ARGS__, 16)
#define ONECLC_RELAXED_WIDTHS(F, ...) F(__VA_ARGS__, ) ONECLC_RELAXED_VECTORS(F, __VA_ARGS__)

// The overloads for float, which are the library's for native_NAME
#define ONECLC_RELAXED_FLOAT1(LENGTH, NAME) \
  float ONECLC_RELAXED_CONST NAME(float) __asm("_Z" #LENGTH "native_" #NAME "f"); \
  ONECLC_RELAXED_VECTORS(ONECLC_RELAXED_FLOAT1_, LENGTH, NAME)
#define ONECLC_RELAXED_FLOAT1_(LENGTH, NAME, W) \
  float##W ONECLC_RELAXED_CONST NAME(float##W) __asm("_Z" #LENGTH "native_" #NAME "Dv" #W "_f");
#define ONECLC_RELAXED_FLOAT2(LENGTH, NAME) \
  float ONECLC_RELAXED_CONST NAME(float, float) __asm("_Z" #LENGTH "native_" #NAME "ff"); \
  ONECLC_RELAXED_VECTORS(ONECLC_RELAXED_FLOAT2_, LENGTH, NAME)
#define ONECLC_RELAXED_FLOAT2_(LENGTH, NAME, W) \
  float##W ONECLC_RELAXED_CONST NAME(float##W, float##W) __asm("_Z" #LENGTH "native_" #NAME "Dv" #W "_fS_");
ONECLC_RELAXED_UNARY(ONECLC_RELAXED_FLOAT1)
ONECLC_RELAXED_BINARY(ONECLC_RELAXED_FLOAT2)

// As the compiler's own declarations are not looked up for a name that is declared, those for the other types are
// declared, too.
#define ONECLC_RELAXED_DECLARE1(T, NAME, W) T##W ONECLC_RELAXED_CONST NAME(T##W);
#define ONECLC_RELAXED_DECLARE2(T, NAME, W) T##W ONECLC_RELAXED_CONST NAME(T##W, T##W);
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define ONECLC_RELAXED_DOUBLE1(LENGTH, NAME) ONECLC_RELAXED_WIDTHS(ONECLC_RELAXED_DECLARE1, double, NAME)
#define ONECLC_RELAXED_DOUBLE2(LENGTH, NAME) ONECLC_RELAXED_WIDTHS(ONECLC_RELAXED_DECLARE2, double, NAME)
ONECLC_RELAXED_UNARY(ONECLC_RELAXED_DOUBLE1)
ONECLC_RELAXED_BINARY(ONECLC_RELAXED_DOUBLE2)
#endif
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define ONECLC_RELAXED_HALF1(LENGTH, NAME) ONECLC_RELAXED_WIDTHS(ONECLC_RELAXED_DECLARE1, half, NAME)
#define ONECLC_RELAXED_HALF2(LENGTH, NAME) ONECLC_RELAXED_WIDTHS(ONECLC_RELAXED_DECLARE2, half, NAME)
ONECLC_RELAXED_UNARY(ONECLC_RELAXED_HALF1)
ONECLC_RELAXED_BINARY(ONECLC_RELAXED_HALF2)
#endif
#endif
#endif
