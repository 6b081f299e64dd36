// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Defines the form of a builtin for three elements by that for four, whose registers it would fill, too: the last
// element stands twice, so that the fourth is no case of its own. As in scalarized.h the scalar form is declared,
// `second` is the type of a binary builtin's second argument, and the calls are marked.
#define FOUR_(T) T##4
#define FOUR(T) FOUR_(T)
#ifdef unary
sgentype unary(sgentype);
FOUR(sgentype) unary(FOUR(sgentype));
gentype unary(gentype x) {
  gentype result;
  [[clang::noinline]] result = unary(x.xyzz).xyz;
  return result;
}
#elif defined binary
#ifndef second
#define second sgentype
#endif
sgentype binary(sgentype, second);
FOUR(sgentype) binary(FOUR(sgentype), FOUR(second));
gentype binary(gentype x, JOIN_(second) y) {
  gentype result;
  [[clang::noinline]] result = binary(x.xyzz, y.xyzz).xyz;
  return result;
}
#else
sgentype ternary(sgentype, sgentype, sgentype);
FOUR(sgentype) ternary(FOUR(sgentype), FOUR(sgentype), FOUR(sgentype));
gentype ternary(gentype x, gentype y, gentype z) {
  gentype result;
  [[clang::noinline]] result = ternary(x.xyzz, y.xyzz, z.xyzz).xyz;
  return result;
}
#endif
#undef FOUR
#undef FOUR_
