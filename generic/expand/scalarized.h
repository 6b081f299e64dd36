// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The vector form of a builtin as calls of its scalar form, declared first: the lookup that would find Clang's own
// declaration ends at the overloads that are already there. The second argument of a binary builtin may
// be of another type: `#define second int`. The library holds the body of the scalar form once (link.sh takes the
// attribute away in the end); whether it is worth inlining is the kernel's compiler's choice.
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
gentype binary(gentype x, JOIN_(second) y) {
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
