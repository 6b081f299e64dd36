// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Defines the vector form of a builtin by calls of the forms for its halves, which have been expanded before. As in
// scalarized.h the scalar form is declared, `second` is the type of a binary builtin's second argument, and the calls
// are marked.
#if vec_width == 3
#define upper z
#else
#define upper hi
#endif
#ifdef unary
sgentype unary(sgentype);
gentype unary(gentype x) {
  gentype result;
  [[clang::noinline]] result = (gentype)(unary(x.lo), unary(x.upper));
  return result;
}
#elif defined binary
#ifndef second
#define second sgentype
#endif
sgentype binary(sgentype, second);
gentype binary(gentype x, JOIN_(second) y) {
  gentype result;
  [[clang::noinline]] result = (gentype)(binary(x.lo, y.lo), binary(x.upper, y.upper));
  return result;
}
#else
sgentype ternary(sgentype, sgentype, sgentype);
gentype ternary(gentype x, gentype y, gentype z) {
  gentype result;
  [[clang::noinline]] result = (gentype)(ternary(x.lo, y.lo, z.lo), ternary(x.upper, y.upper, z.upper));
  return result;
}
#endif
#undef upper
