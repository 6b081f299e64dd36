// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the functions of CUDA's libdevice are written with: each is a builtin, or an instruction of PTX, under the name
// that libdevice has for it (docs/use/doors.md).
//   door(sinf, float, (float x), sin(x))                 __nv_sinf, whose result is the expression
//   door_through(int, frexp, double, (…), …)             a function with pointers, and what they point to
//   door_to(float, sincosf, (float x, …), …)             the same without a result
//   doors_of_one(sin)                                    __nv_sin of double and __nv_sinf of float
//   doors_of_two(pow)                                    the same with two parameters, and so on up to four
//   door_of_ptx(fadd_rz, float, (…), add.rz.f, x, y)     LLVM's intrinsic llvm.nvvm.add.rz.f
// The code of the builtin is put into the function, so that a program makes one call, not two.
#ifndef ONECLC_MATH_DOOR_H
#define ONECLC_MATH_DOOR_H
#include <oneclc/extensions.h>
#pragma clang diagnostic ignored "-Wignored-attributes" // there may be nothing to put in

#define door_with(policies, name, result, parameters, ...) \
  policies result __nv_##name parameters __asm__("__nv_" #name); \
  result __nv_##name parameters { [[clang::always_inline]] __VA_ARGS__; }
#define door(name, result, parameters, ...) door_with(policy("door"), name, result, parameters, return __VA_ARGS__)
#define door_through(pointee, name, result, parameters, ...) \
  door_with(policy("door") policy("of-" #pointee), name, result, parameters, return __VA_ARGS__)
#define door_to(pointee, name, parameters, ...) \
  door_with(policy("door") policy("of-" #pointee), name, void, parameters, __VA_ARGS__)

#define doors_of_one(builtin) \
  door(builtin, double, (double x), builtin(x)) \
  door(builtin##f, float, (float x), builtin(x))
#define doors_of_two(builtin) \
  door(builtin, double, (double x, double y), builtin(x, y)) \
  door(builtin##f, float, (float x, float y), builtin(x, y))

#define doors_of_three(builtin) \
  door(builtin, double, (double x, double y, double z), builtin(x, y, z)) \
  door(builtin##f, float, (float x, float y, float z), builtin(x, y, z))
#define doors_of_four(builtin) \
  door(builtin, double, (double x, double y, double z, double w), builtin(x, y, z, w)) \
  door(builtin##f, float, (float x, float y, float z, float w), builtin(x, y, z, w))

#define door_of_ptx(name, result, parameters, intrinsic, ...) \
  result intrinsic_of_##name parameters __asm__("llvm.nvvm." #intrinsic); \
  door(name, result, parameters, intrinsic_of_##name(__VA_ARGS__))
#endif
