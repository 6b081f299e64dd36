// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What oneclc/correctly_rounded.h and oneclc/relaxed_math.h, which include it, declare functions with.
#ifndef ONECLC_OVERLOADS_H
#define ONECLC_OVERLOADS_H
#define ONECLC_CONST __attribute__((overloadable, const))
#define ONECLC_VECTORS(F, ...) \
  F(__VA_ARGS__, 2) F(__VA_ARGS__, 3) F(__VA_ARGS__, 4) F(__VA_ARGS__, 8) F(__VA_ARGS__, 16)
#define ONECLC_WIDTHS(F, ...) F(__VA_ARGS__, ) ONECLC_VECTORS(F, __VA_ARGS__)

// NAME with all overloads for float, of one float, of two, or of a float and an int. They are the library's functions
// whose mangled names begin with BEFORE ("_Z6cr_exp") and end, behind the parameters' types, with BEHIND.
#define ONECLC_FLOAT1(NAME, BEFORE, BEHIND) \
  float ONECLC_CONST NAME(float) __asm(BEFORE "f" BEHIND); \
  ONECLC_VECTORS(ONECLC_FLOAT1_, NAME, BEFORE, BEHIND)
#define ONECLC_FLOAT1_(NAME, BEFORE, BEHIND, W) float##W ONECLC_CONST NAME(float##W) __asm(BEFORE "Dv" #W "_f" BEHIND);
#define ONECLC_FLOAT2(NAME, BEFORE, BEHIND) \
  float ONECLC_CONST NAME(float, float) __asm(BEFORE "ff" BEHIND); \
  ONECLC_VECTORS(ONECLC_FLOAT2_, NAME, BEFORE, BEHIND)
#define ONECLC_FLOAT2_(NAME, BEFORE, BEHIND, W) \
  float##W ONECLC_CONST NAME(float##W, float##W) __asm(BEFORE "Dv" #W "_fS_" BEHIND);
#define ONECLC_FLOAT_INT(NAME, BEFORE, BEHIND) \
  float ONECLC_CONST NAME(float, int) __asm(BEFORE "fi" BEHIND); \
  ONECLC_VECTORS(ONECLC_FLOAT_INT_, NAME, BEFORE, BEHIND)
#define ONECLC_FLOAT_INT_(NAME, BEFORE, BEHIND, W) \
  float##W ONECLC_CONST NAME(float##W, int##W) __asm(BEFORE "Dv" #W "_fDv" #W "_i" BEHIND);

// NAME with all overloads for another type, under the names that Clang gives them. The compiler's own declarations are
// not looked up for a name that is declared.
#define ONECLC_OTHER1(T, NAME) ONECLC_WIDTHS(ONECLC_OTHER1_, T, NAME)
#define ONECLC_OTHER1_(T, NAME, W) T##W ONECLC_CONST NAME(T##W);
#define ONECLC_OTHER2(T, NAME) ONECLC_WIDTHS(ONECLC_OTHER2_, T, NAME)
#define ONECLC_OTHER2_(T, NAME, W) T##W ONECLC_CONST NAME(T##W, T##W);
#define ONECLC_OTHER_INT(T, NAME) ONECLC_WIDTHS(ONECLC_OTHER_INT_, T, NAME)
#define ONECLC_OTHER_INT_(T, NAME, W) T##W ONECLC_CONST NAME(T##W, int##W);
#endif
