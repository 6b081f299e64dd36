// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Defines the vector form of a builtin by calls of the forms for its halves, which have been expanded before. As in
// scalarized.h the scalar form is declared, `second` is the type of a binary builtin's second argument, and the calls
// are marked.
#ifdef unary
sgentype unary(sgentype);
gentype unary(gentype x) {
  gentype result;
  [[clang::noinline]] result = (gentype)(unary(x.lo), unary(x.hi_part));
  return result;
}
#elif defined binary
#ifndef second
#define second sgentype
#endif
sgentype binary(sgentype, second);
gentype binary(gentype x, JOIN_(second) y) {
  gentype result;
  [[clang::noinline]] result = (gentype)(binary(x.lo, y.lo), binary(x.hi_part, y.hi_part));
  return result;
}
#else
sgentype ternary(sgentype, sgentype, sgentype);
gentype ternary(gentype x, gentype y, gentype z) {
  gentype result;
  [[clang::noinline]] result = (gentype)(ternary(x.lo, y.lo, z.lo), ternary(x.hi_part, y.hi_part, z.hi_part));
  return result;
}
#endif
