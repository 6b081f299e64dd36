// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The vector form of a builtin as calls of its scalar form.
#ifdef unary
gentype unary(gentype x) {
  gentype result;
  for (int i = 0; i < vec_width; i++)
    result[i] = unary(x[i]);
  return result;
}
#elif defined binary
gentype binary(gentype x, gentype y) {
  gentype result;
  for (int i = 0; i < vec_width; i++)
    result[i] = binary(x[i], y[i]);
  return result;
}
#else
gentype ternary(gentype x, gentype y, gentype z) {
  gentype result;
  for (int i = 0; i < vec_width; i++)
    result[i] = ternary(x[i], y[i], z[i]);
  return result;
}
#endif
