// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the functions of AMD's OCML are written with: each is a builtin, or a few of them, under the name that OCML has
// for it (docs/use/doors.md).
//   door(pown_f32, float, (float x, int n), pown(x, n))       __ocml_pown_f32, whose result is the expression
//   doors_of_one(ncdf, normcdf)                               __ocml_ncdf_f16, …_f32, …_f64 and …_2f16, of two halves
//   doors_of_two(pow, pow), doors_of_three(fma, fma)          the same with two parameters and with three
//   scalar_doors_of_one(pred, …), scalar_doors_of_two(…)      without …_2f16
//   doors_to(sincos, sincos)                                  (x, p), where p points to a private value of x's type
// The code of the builtin is put into the function, so that a program makes one call, not two.
#ifndef ONECLC_MATH_DOOR_H
#define ONECLC_MATH_DOOR_H
#include <oneclc/extensions.h>
#pragma clang diagnostic ignored "-Wignored-attributes" // there may be nothing to put in

#define door(name, result, parameters, ...) \
  policy("door") result __ocml_##name parameters __asm__("__ocml_" #name); \
  result __ocml_##name parameters { [[clang::always_inline]] return __VA_ARGS__; }

#define scalar_doors_of_one(name, builtin) \
  door(name##_f16, half, (half x), builtin(x)) \
  door(name##_f32, float, (float x), builtin(x)) \
  door(name##_f64, double, (double x), builtin(x))
#define doors_of_one(name, builtin) \
  scalar_doors_of_one(name, builtin) \
  door(name##_2f16, half2, (half2 x), builtin(x))

#define scalar_doors_of_two(name, builtin) \
  door(name##_f16, half, (half x, half y), builtin(x, y)) \
  door(name##_f32, float, (float x, float y), builtin(x, y)) \
  door(name##_f64, double, (double x, double y), builtin(x, y))
#define doors_of_two(name, builtin) \
  scalar_doors_of_two(name, builtin) \
  door(name##_2f16, half2, (half2 x, half2 y), builtin(x, y))

#define scalar_doors_of_three(name, builtin) \
  door(name##_f16, half, (half x, half y, half z), builtin(x, y, z)) \
  door(name##_f32, float, (float x, float y, float z), builtin(x, y, z)) \
  door(name##_f64, double, (double x, double y, double z), builtin(x, y, z))
#define doors_of_three(name, builtin) \
  scalar_doors_of_three(name, builtin) \
  door(name##_2f16, half2, (half2 x, half2 y, half2 z), builtin(x, y, z))

#define scalar_doors_of_four(name, builtin) \
  door(name##_f16, half, (half x, half y, half z, half w), builtin(x, y, z, w)) \
  door(name##_f32, float, (float x, float y, float z, float w), builtin(x, y, z, w)) \
  door(name##_f64, double, (double x, double y, double z, double w), builtin(x, y, z, w))

#define doors_to(name, builtin) \
  door(name##_f16, half, (half x, private half *p), builtin(x, p)) \
  door(name##_f32, float, (float x, private float *p), builtin(x, p)) \
  door(name##_f64, double, (double x, private double *p), builtin(x, p)) \
  door(name##_2f16, half2, (half2 x, private half2 * p), builtin(x, p))
#define doors_to_int(name, builtin) \
  door(name##_f16, half, (half x, private int *p), builtin(x, p)) \
  door(name##_f32, float, (float x, private int *p), builtin(x, p)) \
  door(name##_f64, double, (double x, private int *p), builtin(x, p)) \
  door(name##_2f16, half2, (half2 x, private int2 * p), builtin(x, p))
#define doors_of_int(name, builtin) \
  door(name##_f16, half, (half x, int n), builtin(x, n)) \
  door(name##_f32, float, (float x, int n), builtin(x, n)) \
  door(name##_f64, double, (double x, int n), builtin(x, n)) \
  door(name##_2f16, half2, (half2 x, int2 n), builtin(x, n))
#endif
