// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What oneclc/correctly_rounded.h and oneclc/relaxed_math.h, which include it, declare functions with.
#ifndef ONECLC_OVERLOADS_H
#define ONECLC_OVERLOADS_H
#define ONECLC_CONST __attribute__((overloadable, const))
#define ONECLC_VECTORS(F, ...) \
  F(__VA_ARGS__, 2) F(__VA_ARGS__, 3) F(__VA_ARGS__, 4) F(__VA_ARGS__, 8) F(__VA_ARGS__, 16)
#define ONECLC_WIDTHS(F, ...) F(__VA_ARGS__, ) ONECLC_VECTORS(F, __VA_ARGS__)

// NAME with all overloads for the type T, of one T, of two, or of a T and an int. They are the library's functions
// whose mangled names begin with BEFORE ("_Z6cr_exp") and end, behind the parameters' types, with BEHIND. LETTER is how
// names spell T: "f", "d" or "Dh".
#define ONECLC_NAMED1(T, LETTER, NAME, BEFORE, BEHIND) \
  T ONECLC_CONST NAME(T) __asm(BEFORE LETTER BEHIND); \
  ONECLC_VECTORS(ONECLC_NAMED1_, T, LETTER, NAME, BEFORE, BEHIND)
#define ONECLC_NAMED1_(T, LETTER, NAME, BEFORE, BEHIND, W) \
  T##W ONECLC_CONST NAME(T##W) __asm(BEFORE "Dv" #W "_" LETTER BEHIND);
#define ONECLC_NAMED2(T, LETTER, NAME, BEFORE, BEHIND) \
  T ONECLC_CONST NAME(T, T) __asm(BEFORE LETTER LETTER BEHIND); \
  ONECLC_VECTORS(ONECLC_NAMED2_, T, LETTER, NAME, BEFORE, BEHIND)
#define ONECLC_NAMED2_(T, LETTER, NAME, BEFORE, BEHIND, W) \
  T##W ONECLC_CONST NAME(T##W, T##W) __asm(BEFORE "Dv" #W "_" LETTER "S_" BEHIND);
#define ONECLC_NAMED_INT(T, LETTER, NAME, BEFORE, BEHIND) \
  T ONECLC_CONST NAME(T, int) __asm(BEFORE LETTER "i" BEHIND); \
  ONECLC_VECTORS(ONECLC_NAMED_INT_, T, LETTER, NAME, BEFORE, BEHIND)
#define ONECLC_NAMED_INT_(T, LETTER, NAME, BEFORE, BEHIND, W) \
  T##W ONECLC_CONST NAME(T##W, int##W) __asm(BEFORE "Dv" #W "_" LETTER "Dv" #W "_i" BEHIND);

// NAME with all overloads for the type T, of one T or of two, under the names that Clang gives them. The compiler's own
// declarations are not looked up for a name that is declared.
#define ONECLC_OTHER1(T, NAME) ONECLC_WIDTHS(ONECLC_OTHER1_, T, NAME)
#define ONECLC_OTHER1_(T, NAME, W) T##W ONECLC_CONST NAME(T##W);
#define ONECLC_OTHER2(T, NAME) ONECLC_WIDTHS(ONECLC_OTHER2_, T, NAME)
#define ONECLC_OTHER2_(T, NAME, W) T##W ONECLC_CONST NAME(T##W, T##W);
#endif
