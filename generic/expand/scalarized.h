// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Defines the vector form of a builtin by calls of its scalar form. The scalar form is declared first, because Clang
// looks up its own declaration of a builtin only where the name has no overload yet. The second argument of a binary
// builtin may be of another type: `#define second int`. The calls are marked noinline, so that the library holds the
// body of the scalar form only once; link/passes/clean.c takes the mark off in the end, and whether a call is worth
// inlining is for the kernel's compiler to choose.
#ifdef unary
sgentype unary(sgentype);
gentype unary(gentype x) {
  gentype result;
#pragma unroll
  for (int i = 0; i < vec_width; i++) [[clang::noinline]]
    result[i] = unary(x[i]);
  return result;
}
#elif defined binary
#ifndef second
#define second sgentype
#endif
sgentype binary(sgentype, second);
gentype binary(gentype x, vec(second) y) {
  gentype result;
#pragma unroll
  for (int i = 0; i < vec_width; i++) [[clang::noinline]]
    result[i] = binary(x[i], y[i]);
  return result;
}
#else
sgentype ternary(sgentype, sgentype, sgentype);
gentype ternary(gentype x, gentype y, gentype z) {
  gentype result;
#pragma unroll
  for (int i = 0; i < vec_width; i++) [[clang::noinline]]
    result[i] = ternary(x[i], y[i], z[i]);
  return result;
}
#endif
