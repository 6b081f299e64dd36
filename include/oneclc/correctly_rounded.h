// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For kernels: the correctly rounded functions of float, double and half, by the names that C23 reserves for them
// (7.33.8): cr_exp(x) is the number of its type nearest to e^x, and of two that are equally near the even one. So it is
// the same on every device and with every library whose functions are correctly rounded.
//
// With ONECLC_CORRECTLY_ROUNDED defined, the plain names mean these functions, too. This turns a whole program:
//
//   clang … -include oneclc/correctly_rounded.h -DONECLC_CORRECTLY_ROUNDED        clc-config --correctly-rounded
//
// A kernel's own arithmetic is the compiler's: -cl-fp32-correctly-rounded-divide-sqrt has its quotients rounded
// correctly, -ffp-contract=off leaves its sums and products alone; clc-config --correctly-rounded prints these, too.
//
// In a kernel for SPIR-V that is compiled without double, those of float do without it, too, with the same results:
//
//   clang --target=spirv64-- -Xclang -cl-ext=-cl_khr_fp64,-__opencl_c_fp64 …
//
// Every function has an overload for each width. docs/use/correctly-rounded.md tells what is proved of them.
#ifndef ONECLC_CORRECTLY_ROUNDED_H
#define ONECLC_CORRECTLY_ROUNDED_H
#include "overloads.h"

// Each list calls F(length of cr_NAME, NAME, …) with what else it was given: names are mangled with their lengths.
// clang-format off
#define ONECLC_CR_UNARY(F, ...) \
  F(7, acos, __VA_ARGS__) F(8, acosh, __VA_ARGS__) F(9, acospi, __VA_ARGS__) F(7, asin, __VA_ARGS__) \
  F(8, asinh, __VA_ARGS__) F(9, asinpi, __VA_ARGS__) F(7, atan, __VA_ARGS__) F(8, atanh, __VA_ARGS__) \
  F(9, atanpi, __VA_ARGS__) F(7, cbrt, __VA_ARGS__) F(6, cos, __VA_ARGS__) F(7, cosh, __VA_ARGS__) \
  F(8, cospi, __VA_ARGS__) F(6, erf, __VA_ARGS__) F(7, erfc, __VA_ARGS__) F(6, exp, __VA_ARGS__) \
  F(8, exp10, __VA_ARGS__) F(7, exp2, __VA_ARGS__) F(8, expm1, __VA_ARGS__) F(9, lgamma, __VA_ARGS__) \
  F(6, log, __VA_ARGS__) F(8, log10, __VA_ARGS__) F(8, log1p, __VA_ARGS__) F(7, log2, __VA_ARGS__) \
  F(8, rsqrt, __VA_ARGS__) F(6, sin, __VA_ARGS__) F(7, sinh, __VA_ARGS__) F(8, sinpi, __VA_ARGS__) \
  F(7, sqrt, __VA_ARGS__) F(6, tan, __VA_ARGS__) F(7, tanh, __VA_ARGS__) F(8, tanpi, __VA_ARGS__) \
  F(9, tgamma, __VA_ARGS__)
#define ONECLC_CR_BINARY(F, ...) \
  F(8, atan2, __VA_ARGS__) F(10, atan2pi, __VA_ARGS__) F(8, hypot, __VA_ARGS__) F(6, pow, __VA_ARGS__) \
  F(7, powr, __VA_ARGS__)
#define ONECLC_CR_WITH_INT(F, ...) F(7, pown, __VA_ARGS__) F(8, rootn, __VA_ARGS__)
// clang-format on

// How Clang mangles pointers to the address spaces
#if defined __AMDGCN__
#define ONECLC_CR_PRIVATE "PU3AS5"
#define ONECLC_CR_LOCAL "PU3AS3"
#define ONECLC_CR_GLOBAL "PU3AS1"
#define ONECLC_CR_GENERIC "P"
#elif defined __NVPTX__
#define ONECLC_CR_PRIVATE "P"
#define ONECLC_CR_LOCAL "PU3AS3"
#define ONECLC_CR_GLOBAL "PU3AS1"
#define ONECLC_CR_GENERIC "P"
#elif defined __SPIR__ || defined __SPIRV__
#define ONECLC_CR_PRIVATE "P"
#define ONECLC_CR_LOCAL "PU3AS3"
#define ONECLC_CR_GLOBAL "PU3AS1"
#define ONECLC_CR_GENERIC "PU3AS4"
#else
#define ONECLC_CR_PRIVATE "PU9CLprivate"
#define ONECLC_CR_LOCAL "PU7CLlocal"
#define ONECLC_CR_GLOBAL "PU8CLglobal"
#define ONECLC_CR_GENERIC "PU9CLgeneric"
#endif

// sincos(x, &cosine) and lgamma_r(x, &sign), whose second results may go to any address space
#define ONECLC_CR_TO __attribute__((overloadable))
#define ONECLC_CR_PLACES(PREFIX, T, LETTER, FORM, SPACE, POINTER) \
  T ONECLC_CR_TO PREFIX##sincos(T, SPACE T *) __asm("_Z9cr_sincos" LETTER POINTER LETTER FORM); \
  T ONECLC_CR_TO PREFIX##lgamma_r(T, SPACE int *) __asm("_Z11cr_lgamma_r" LETTER POINTER "i" FORM); \
  ONECLC_VECTORS(ONECLC_CR_PLACES_, PREFIX, T, LETTER, FORM, SPACE, POINTER)
#define ONECLC_CR_PLACES_(PREFIX, T, LETTER, FORM, SPACE, POINTER, W) \
  T##W ONECLC_CR_TO PREFIX##sincos(T##W, SPACE T##W *) __asm("_Z9cr_sincosDv" #W "_" LETTER POINTER "S_" FORM); \
  T##W ONECLC_CR_TO PREFIX##lgamma_r(T##W, SPACE int##W *) __asm("_Z11cr_lgamma_rDv" #W "_" LETTER POINTER "Dv" #W \
                                                                 "_i" FORM);
#if defined __opencl_c_generic_address_space || __OPENCL_C_VERSION__ == 200
#define ONECLC_CR_GENERIC_PLACES(...) ONECLC_CR_PLACES(__VA_ARGS__, generic, ONECLC_CR_GENERIC)
#else
#define ONECLC_CR_GENERIC_PLACES(...)
#endif

// All functions of the type T, under the names PREFIX##NAME. They are the library's for cr_NAME, with FORM behind.
#define ONECLC_CR1(LENGTH, NAME, PREFIX, T, LETTER, FORM) \
  ONECLC_NAMED1(T, LETTER, PREFIX##NAME, "_Z" #LENGTH "cr_" #NAME, FORM)
#define ONECLC_CR2(LENGTH, NAME, PREFIX, T, LETTER, FORM) \
  ONECLC_NAMED2(T, LETTER, PREFIX##NAME, "_Z" #LENGTH "cr_" #NAME, FORM)
#define ONECLC_CR_INT(LENGTH, NAME, PREFIX, T, LETTER, FORM) \
  ONECLC_NAMED_INT(T, LETTER, PREFIX##NAME, "_Z" #LENGTH "cr_" #NAME, FORM)
#define ONECLC_CR_FUNCTIONS(...) \
  ONECLC_CR_UNARY(ONECLC_CR1, __VA_ARGS__) \
  ONECLC_CR_BINARY(ONECLC_CR2, __VA_ARGS__) \
  ONECLC_CR_WITH_INT(ONECLC_CR_INT, __VA_ARGS__) \
  ONECLC_CR_PLACES(__VA_ARGS__, private, ONECLC_CR_PRIVATE) \
  ONECLC_CR_PLACES(__VA_ARGS__, local, ONECLC_CR_LOCAL) \
  ONECLC_CR_PLACES(__VA_ARGS__, global, ONECLC_CR_GLOBAL) \
  ONECLC_CR_GENERIC_PLACES(__VA_ARGS__)
#ifdef ONECLC_CORRECTLY_ROUNDED
#define ONECLC_CR_TYPE(...) ONECLC_CR_FUNCTIONS(cr_, __VA_ARGS__) ONECLC_CR_FUNCTIONS(, __VA_ARGS__)
#else
#define ONECLC_CR_TYPE(...) ONECLC_CR_FUNCTIONS(cr_, __VA_ARGS__)
#endif

// On SPIR-V devices without double the functions of float are the forms that do without it.
#if (defined __SPIR__ || defined __SPIRV__) && !defined cl_khr_fp64
ONECLC_CR_TYPE(float, "f", ".no_fp64")
#else
ONECLC_CR_TYPE(float, "f", "")
#endif
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
ONECLC_CR_TYPE(double, "d", "")
#endif
#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
ONECLC_CR_TYPE(half, "Dh", "")
#endif
#endif
