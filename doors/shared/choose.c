// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The names of libmvec (or, with ONECLC_SCALARS, of libm) that several levels of processors have: when the program
// starts, the dynamic linker calls a function for each, which chooses the processor's level. doors/libmvec has the
// functions of the levels and those that one level alone has.
//
// The resolvers run before this object's relocations are done, so that they use no variable of another object. The
// functions of the levels are hidden, and so their addresses are distances from here.
#include <oneclc/vecmath_functions.h>

typedef void function(void);

static inline function *choose(function *sse2, function *v3, function *v4) {
  __builtin_cpu_init();
  return __builtin_cpu_supports("x86-64-v4") ? v4 : __builtin_cpu_supports("x86-64-v3") ? v3 : sse2;
}

#define level(name, level) \
  extern __attribute__((visibility("hidden"))) function name##_##level __asm__(#name "." #level);
#define chosen_name(name) chosen_name_(name)
#define chosen_name_(name) \
  level(name, sse2) level(name, v3) level(name, v4) static function *choose_##name(void) { \
    return choose(name##_sse2, name##_v3, name##_v4); \
  } \
  function chosen_##name __asm__(#name) __attribute__((ifunc("choose_" #name)));

#ifdef ONECLC_SCALARS
#define both(LENGTH, fn) \
  chosen_name(fn) \
  chosen_name(fn##f)
ONECLC_VECMATH_SCALAR(both)
ONECLC_VECMATH_UNARY(both)
ONECLC_VECMATH_BINARY(both)
ONECLC_VECMATH_TO_PLACES(both)
#else
#define chosen_forms(parameters, fn) \
  chosen_name(_ZGVbN2##parameters##_##fn) \
  chosen_name(_ZGVbN4##parameters##_##fn##f) \
  chosen_name(_ZGVcN4##parameters##_##fn) \
  chosen_name(_ZGVcN8##parameters##_##fn##f)
#define of_one(LENGTH, fn) chosen_forms(v, fn)
#define of_two(LENGTH, fn) chosen_forms(vv, fn)
#define of_three(LENGTH, fn) chosen_forms(vvv, fn)
ONECLC_VECMATH_UNARY(of_one)
ONECLC_VECMATH_BINARY(of_two)
ONECLC_VECMATH_TO_PLACES(of_three)
#endif
