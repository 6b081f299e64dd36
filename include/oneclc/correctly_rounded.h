// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For kernels: the correctly rounded functions of float, double and half, by the names that C23 reserves for them
// (7.33.8): cr_exp(x) is the number of its type nearest to e^x, and of two that are equally near the even one. So it is
// the same on every device and with every library whose functions are correctly rounded.
//
// With ONECLC_CORRECTLY_ROUNDED defined, the plain names mean these functions, too, for float; those for double and
// half stay what they are (the ones for half are correctly rounded anyway). This turns a whole program:
//
//   clang … -include oneclc/correctly_rounded.h -DONECLC_CORRECTLY_ROUNDED        clc-config --correctly-rounded
//
// A kernel's own arithmetic is the compiler's: -cl-fp32-correctly-rounded-divide-sqrt has its quotients rounded
// correctly, -ffp-contract=off leaves its sums and products alone; clc-config --correctly-rounded prints these, too.
//
// In a kernel for SPIR-V that is compiled without double, these functions do without it, too, with the same results:
//
//   clang --target=spirv64-- -Xclang -cl-ext=-cl_khr_fp64,-__opencl_c_fp64 …
//
// Every function has an overload for each width. docs/use/correctly-rounded.md tells what is proved of them.
#ifndef ONECLC_CORRECTLY_ROUNDED_H
#define ONECLC_CORRECTLY_ROUNDED_H
#include "overloads.h"

// Each list calls F(length of cr_NAME, NAME): names are mangled with their lengths.
// clang-format off
#define ONECLC_CR_UNARY(F) \
  F(7, acos) F(8, acosh) F(9, acospi) F(7, asin) F(8, asinh) F(9, asinpi) F(7, atan) F(8, atanh) F(9, atanpi) \
  F(7, cbrt) F(6, cos) F(7, cosh) F(8, cospi) F(6, erf) F(7, erfc) F(6, exp) F(8, exp10) F(7, exp2) F(8, expm1) \
  F(9, lgamma) F(6, log) F(8, log10) F(8, log1p) F(7, log2) F(8, rsqrt) F(6, sin) F(7, sinh) F(8, sinpi) F(7, sqrt) \
  F(6, tan) F(7, tanh) F(8, tanpi) F(9, tgamma)
// clang-format on
#define ONECLC_CR_BINARY(F) F(8, atan2) F(10, atan2pi) F(8, hypot) F(6, pow) F(7, powr)
#define ONECLC_CR_WITH_INT(F) F(7, pown) F(8, rootn) // cr_pown(x, n)
// ---- cr_NAME

// How the library calls the forms of the functions of float for devices without double
#if (defined __SPIR__ || defined __SPIRV__) && !defined cl_khr_fp64
#define ONECLC_CR_FORM ".no_fp64"
#else
#define ONECLC_CR_FORM ""
#endif

// The overloads for float are the library's for cr_NAME.
#define ONECLC_CR_FLOAT1(LENGTH, NAME) ONECLC_FLOAT1(cr_##NAME, "_Z" #LENGTH "cr_" #NAME, ONECLC_CR_FORM)
#define ONECLC_CR_FLOAT2(LENGTH, NAME) ONECLC_FLOAT2(cr_##NAME, "_Z" #LENGTH "cr_" #NAME, ONECLC_CR_FORM)
#define ONECLC_CR_FLOAT_INT(LENGTH, NAME) ONECLC_FLOAT_INT(cr_##NAME, "_Z" #LENGTH "cr_" #NAME, ONECLC_CR_FORM)
ONECLC_CR_UNARY(ONECLC_CR_FLOAT1)
ONECLC_CR_BINARY(ONECLC_CR_FLOAT2)
ONECLC_CR_WITH_INT(ONECLC_CR_FLOAT_INT)

#ifdef cl_khr_fp16
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#define ONECLC_CR_HALF1(LENGTH, NAME) ONECLC_OTHER1(half, cr_##NAME)
#define ONECLC_CR_HALF2(LENGTH, NAME) ONECLC_OTHER2(half, cr_##NAME)
#define ONECLC_CR_HALF_INT(LENGTH, NAME) ONECLC_OTHER_INT(half, cr_##NAME)
ONECLC_CR_UNARY(ONECLC_CR_HALF1)
ONECLC_CR_BINARY(ONECLC_CR_HALF2)
ONECLC_CR_WITH_INT(ONECLC_CR_HALF_INT)
#endif

#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define ONECLC_CR_OF_DOUBLE1(LENGTH, NAME) ONECLC_OTHER1(double, cr_##NAME)
#define ONECLC_CR_OF_DOUBLE2(LENGTH, NAME) ONECLC_OTHER2(double, cr_##NAME)
#define ONECLC_CR_OF_DOUBLE_INT(LENGTH, NAME) ONECLC_OTHER_INT(double, cr_##NAME)
ONECLC_CR_UNARY(ONECLC_CR_OF_DOUBLE1)
ONECLC_CR_BINARY(ONECLC_CR_OF_DOUBLE2)
ONECLC_CR_WITH_INT(ONECLC_CR_OF_DOUBLE_INT)
#endif

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

// cr_sincos(x, &cosine) and cr_lgamma_r(x, &sign), whose second results may go to any address space
#define ONECLC_CR_PLACE __attribute__((overloadable))
#define ONECLC_CR_NAMED_PLACES(SINCOS, LGAMMA_R, SPACE, MANGLED) \
  float ONECLC_CR_PLACE SINCOS(float, SPACE float *) __asm("_Z9cr_sincosf" MANGLED "f" ONECLC_CR_FORM); \
  float ONECLC_CR_PLACE LGAMMA_R(float, SPACE int *) __asm("_Z11cr_lgamma_rf" MANGLED "i" ONECLC_CR_FORM); \
  ONECLC_VECTORS(ONECLC_CR_NAMED_PLACES_, SINCOS, LGAMMA_R, SPACE, MANGLED)
#define ONECLC_CR_NAMED_PLACES_(SINCOS, LGAMMA_R, SPACE, MANGLED, W) \
  float##W ONECLC_CR_PLACE SINCOS(float##W, \
                                  SPACE float##W *) __asm("_Z9cr_sincosDv" #W "_f" MANGLED "S_" ONECLC_CR_FORM); \
  float##W ONECLC_CR_PLACE LGAMMA_R(float##W, SPACE int##W *) __asm("_Z11cr_lgamma_rDv" #W "_f" MANGLED "Dv" #W \
                                                                    "_i" ONECLC_CR_FORM);
#define ONECLC_CR_SINCOS(T, NAME, SPACE, W) T##W ONECLC_CR_PLACE NAME(T##W, SPACE T##W *);
#define ONECLC_CR_LGAMMA_R(T, NAME, SPACE, W) T##W ONECLC_CR_PLACE NAME(T##W, SPACE int##W *);
#if defined __opencl_c_generic_address_space || __OPENCL_C_VERSION__ == 200
#define ONECLC_CR_SPACES(F, ...) \
  ONECLC_WIDTHS(F, __VA_ARGS__, private) \
  ONECLC_WIDTHS(F, __VA_ARGS__, local) \
  ONECLC_WIDTHS(F, __VA_ARGS__, global) ONECLC_WIDTHS(F, __VA_ARGS__, generic)
#define ONECLC_CR_NAMED_GENERIC(SINCOS, LGAMMA_R) ONECLC_CR_NAMED_PLACES(SINCOS, LGAMMA_R, generic, ONECLC_CR_GENERIC)
#else
#define ONECLC_CR_SPACES(F, ...) \
  ONECLC_WIDTHS(F, __VA_ARGS__, private) \
  ONECLC_WIDTHS(F, __VA_ARGS__, local) ONECLC_WIDTHS(F, __VA_ARGS__, global)
#define ONECLC_CR_NAMED_GENERIC(SINCOS, LGAMMA_R)
#endif
#define ONECLC_CR_ALL_PLACES(SINCOS, LGAMMA_R) \
  ONECLC_CR_NAMED_PLACES(SINCOS, LGAMMA_R, private, ONECLC_CR_PRIVATE) \
  ONECLC_CR_NAMED_PLACES(SINCOS, LGAMMA_R, local, ONECLC_CR_LOCAL) \
  ONECLC_CR_NAMED_PLACES(SINCOS, LGAMMA_R, global, ONECLC_CR_GLOBAL) \
  ONECLC_CR_NAMED_GENERIC(SINCOS, LGAMMA_R)
ONECLC_CR_ALL_PLACES(cr_sincos, cr_lgamma_r)
#ifdef cl_khr_fp64
ONECLC_CR_SPACES(ONECLC_CR_SINCOS, double, cr_sincos)
ONECLC_CR_SPACES(ONECLC_CR_LGAMMA_R, double, cr_lgamma_r)
#endif
#ifdef cl_khr_fp16
ONECLC_CR_SPACES(ONECLC_CR_SINCOS, half, cr_sincos)
ONECLC_CR_SPACES(ONECLC_CR_LGAMMA_R, half, cr_lgamma_r)
#endif

// ---- The plain names

#ifdef ONECLC_CORRECTLY_ROUNDED
// The overloads for float are those of cr_NAME; those for the other types are what they are without this.
#define ONECLC_CR_PLAIN1(LENGTH, NAME) ONECLC_FLOAT1(NAME, "_Z" #LENGTH "cr_" #NAME, ONECLC_CR_FORM)
#define ONECLC_CR_PLAIN2(LENGTH, NAME) ONECLC_FLOAT2(NAME, "_Z" #LENGTH "cr_" #NAME, ONECLC_CR_FORM)
#define ONECLC_CR_PLAIN_INT(LENGTH, NAME) ONECLC_FLOAT_INT(NAME, "_Z" #LENGTH "cr_" #NAME, ONECLC_CR_FORM)
ONECLC_CR_UNARY(ONECLC_CR_PLAIN1)
ONECLC_CR_BINARY(ONECLC_CR_PLAIN2)
ONECLC_CR_WITH_INT(ONECLC_CR_PLAIN_INT)
ONECLC_CR_ALL_PLACES(sincos, lgamma_r)
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define ONECLC_CR_DOUBLE1(LENGTH, NAME) ONECLC_OTHER1(double, NAME)
#define ONECLC_CR_DOUBLE2(LENGTH, NAME) ONECLC_OTHER2(double, NAME)
#define ONECLC_CR_DOUBLE_INT(LENGTH, NAME) ONECLC_OTHER_INT(double, NAME)
ONECLC_CR_UNARY(ONECLC_CR_DOUBLE1)
ONECLC_CR_BINARY(ONECLC_CR_DOUBLE2)
ONECLC_CR_WITH_INT(ONECLC_CR_DOUBLE_INT)
#endif
#ifdef cl_khr_fp16
#define ONECLC_CR_PLAIN_HALF1(LENGTH, NAME) ONECLC_OTHER1(half, NAME)
#define ONECLC_CR_PLAIN_HALF2(LENGTH, NAME) ONECLC_OTHER2(half, NAME)
#define ONECLC_CR_PLAIN_HALF_INT(LENGTH, NAME) ONECLC_OTHER_INT(half, NAME)
ONECLC_CR_UNARY(ONECLC_CR_PLAIN_HALF1)
ONECLC_CR_BINARY(ONECLC_CR_PLAIN_HALF2)
ONECLC_CR_WITH_INT(ONECLC_CR_PLAIN_HALF_INT)
#endif
#ifdef cl_khr_fp64
ONECLC_CR_SPACES(ONECLC_CR_SINCOS, double, sincos)
ONECLC_CR_SPACES(ONECLC_CR_LGAMMA_R, double, lgamma_r)
#endif
#ifdef cl_khr_fp16
ONECLC_CR_SPACES(ONECLC_CR_SINCOS, half, sincos)
ONECLC_CR_SPACES(ONECLC_CR_LGAMMA_R, half, lgamma_r)
#endif
#endif
#endif
