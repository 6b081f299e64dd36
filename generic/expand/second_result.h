// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Defines the vector form of a builtin that stores a second result through a pointer, its last argument, by calls of
// other forms of it, as scalarized.h and in_parts.h do for builtins that return all they compute: of the scalar form,
// of those for the halves of a vector wider than registers, or for three elements of the form for four. The called
// forms store to a variable, from where the result goes to whichever address space the pointer has. `unary` or
// `binary` names the builtin, `stored` the type of an element of its second result.
#ifdef unary
#define two_results unary
#define arguments(T) T x
#define from(PART) x PART
#else
#define two_results binary
#define arguments(T) T x, T y
#define from(PART) x PART, y PART
#endif
sgentype two_results(arguments(sgentype), private stored *);
#ifdef ONECLC_SCALARIZED
__attribute__((always_inline))
#elif !exceeds_registers
FOUR(sgentype) two_results(arguments(FOUR(sgentype)), private FOUR(stored) *);
#endif
gentype two_results(arguments(gentype), space vec(stored) *place) {
  gentype result;
  vec(stored) others;
#ifdef ONECLC_SCALARIZED
  for (int i = 0; i < vec_width; i++) {
    stored other;
    result[i] = two_results(from([i]), &other);
    others[i] = other;
  }
#elif exceeds_registers
  __typeof__(others.lo) low;
  __typeof__(others.hi_part) high;
  result = (gentype)(two_results(from(.lo), &low), two_results(from(.hi_part), &high));
  others = (vec(stored))(low, high);
#else
  FOUR(stored) four;
  [[clang::noinline]] result = two_results(from(.xyzz), &four).xyz;
  others = four.xyz;
#endif
  *place = others;
  return result;
}
#undef from
#undef arguments
#undef two_results
