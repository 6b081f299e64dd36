// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions of glibc's libmvec and those of libm with the same names, each of which is a builtin. The module of
// each section has them for one level of processors, whose name is a suffix: sinf.v3, _ZGVbN4v_sinf.v3. choose.c, in
// doors/shared, makes the names without suffix of them. The level decides about the forms of the vector function ABI:
//   b  128 bits, on all levels
//   c  256 bits for AVX, on the levels with AVX2; without it c is two calls of b (doors/shared/twice.c). A register has
//      two addresses
//   d  256 bits for AVX2, on level v3 alone, without suffix
//   e  512 bits, on level v4 alone, without suffix
#include <oneclc/vecmath_functions.h>

#if defined __AVX512F__
#define LEVEL ".v4"
#elif defined __AVX2__
#define LEVEL ".v3"
#else
#define LEVEL ".sse2"
#endif

#define door_with(symbol, attributes, name, result, parameters, ...) \
  policy("door") attributes result door_##name parameters __asm__(symbol); \
  attributes result door_##name parameters { __VA_ARGS__; }
// A function among whose levels choose.c chooses, and one that a single level has
#define door_of_level(...) door_of_level_(__VA_ARGS__)
#define door_of_level_(name, ...) door_with(#name LEVEL, __attribute__((visibility("hidden"))), name, __VA_ARGS__)
#define door(...) door_(__VA_ARGS__)
#define door_(name, ...) door_with(#name, , name, __VA_ARGS__)
#define form(letter, lanes, parameters, name) _ZGV##letter##N##lanes##parameters##_##name

// ---- Scalars, and vectors of 128 bits

#define of_scalar(LENGTH, fn) \
  door_of_level(fn, double, (double x), return fn(x)) \
  door_of_level(fn##f, float, (float x), return fn(x))
ONECLC_VECMATH_SCALAR(of_scalar)

#define of_one(LENGTH, fn) \
  door_of_level(fn, double, (double x), return fn(x)) \
  door_of_level(fn##f, float, (float x), return fn(x)) \
  door_of_level(form(b, 2, v, fn), double2, (double2 x), return fn(x)) \
  door_of_level(form(b, 4, v, fn##f), float4, (float4 x), return fn(x))
ONECLC_VECMATH_UNARY(of_one)

#define of_two(LENGTH, fn) \
  door_of_level(fn, double, (double x, double y), return fn(x, y)) \
  door_of_level(fn##f, float, (float x, float y), return fn(x, y)) \
  door_of_level(form(b, 2, vv, fn), double2, (double2 x, double2 y), return fn(x, y)) \
  door_of_level(form(b, 4, vv, fn##f), float4, (float4 x, float4 y), return fn(x, y))
ONECLC_VECMATH_BINARY(of_two)

// Lane i of the sine goes to the address sines[i], which need not be next to another's.
#define to_places(T, lanes) \
  static inline void sincos_to_places(T##lanes x, const ulong *sines, const ulong *cosines) { \
    T##lanes cosine, sine = sincos(x, &cosine); \
    for (int i = 0; i < lanes; i++) { \
      *(T *)sines[i] = sine[i]; \
      *(T *)cosines[i] = cosine[i]; \
    } \
  }
to_places(float, 4)
to_places(double, 2)

// The parameters are as many registers of addresses as their lanes fill. Each "s" and "c" is such a register.
#define registers_1(U) U s, U c
#define registers_2(U) U s0, U s1, U c0, U c1
#define registers_4(U) U s0, U s1, U s2, U s3, U c0, U c1, U c2, U c3
#define addresses_1(U) const U sines[] = {s}, cosines[] = {c}
#define addresses_2(U) const U sines[] = {s0, s1}, cosines[] = {c0, c1}
#define addresses_4(U) const U sines[] = {s0, s1, s2, s3}, cosines[] = {c0, c1, c2, c3}
#define sincos_of(kind, letter, lanes, name, T, U, count, ...) \
  kind(form(letter, lanes, vvv, name), void, (T x, registers_##count(U)), addresses_##count(U); __VA_ARGS__)
#define whole(x) sincos_to_places(x, (const ulong *)sines, (const ulong *)cosines)

door_of_level(sincos, void, (double x, double *sine, double *cosine), *sine = sincos(x, cosine))
door_of_level(sincosf, void, (float x, float *sine, float *cosine), *sine = sincos(x, cosine))
sincos_of(door_of_level, b, 2, sincos, double2, ulong2, 1, whole(x))
sincos_of(door_of_level, b, 4, sincosf, float4, ulong2, 2, whole(x))

// ---- Vectors of 256 bits

#if defined __AVX2__
to_places(float, 8)
to_places(double, 4)
#define one_of_256(kind, letter, fn) \
  kind(form(letter, 4, v, fn), double4, (double4 x), return fn(x)) \
      kind(form(letter, 8, v, fn##f), float8, (float8 x), return fn(x))
#define two_of_256(kind, letter, fn) \
  kind(form(letter, 4, vv, fn), double4, (double4 x, double4 y), return fn(x, y)) \
      kind(form(letter, 8, vv, fn##f), float8, (float8 x, float8 y), return fn(x, y))
#define c_of_one(LENGTH, fn) one_of_256(door_of_level, c, fn)
#define c_of_two(LENGTH, fn) two_of_256(door_of_level, c, fn)
sincos_of(door_of_level, c, 4, sincos, double4, ulong2, 2, whole(x))
sincos_of(door_of_level, c, 8, sincosf, float8, ulong2, 4, whole(x))

ONECLC_VECMATH_UNARY(c_of_one)
ONECLC_VECMATH_BINARY(c_of_two)
#endif

#if defined __AVX2__ && !defined __AVX512F__
#define d_of_one(LENGTH, fn) one_of_256(door, d, fn)
#define d_of_two(LENGTH, fn) two_of_256(door, d, fn)
ONECLC_VECMATH_UNARY(d_of_one)
ONECLC_VECMATH_BINARY(d_of_two)
sincos_of(door, d, 4, sincos, double4, ulong4, 1, whole(x))
sincos_of(door, d, 8, sincosf, float8, ulong4, 2, whole(x))
#endif

// ---- Vectors of 512 bits

#if defined __AVX512F__
to_places(float, 16)
to_places(double, 8)
#define e_of_one(LENGTH, fn) \
  door(form(e, 8, v, fn), double8, (double8 x), return fn(x)) \
  door(form(e, 16, v, fn##f), float16, (float16 x), return fn(x))
#define e_of_two(LENGTH, fn) \
  door(form(e, 8, vv, fn), double8, (double8 x, double8 y), return fn(x, y)) \
  door(form(e, 16, vv, fn##f), float16, (float16 x, float16 y), return fn(x, y))
ONECLC_VECMATH_UNARY(e_of_one)
ONECLC_VECMATH_BINARY(e_of_two)
sincos_of(door, e, 8, sincos, double8, ulong8, 1, whole(x))
sincos_of(door, e, 16, sincosf, float16, ulong8, 2, whole(x))
#endif
