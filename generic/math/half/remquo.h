// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// remquo of half: that of float, which is exact, and a half.
gentype remquo(gentype x, gentype y, space intn *quo) {
  intn quotient;
  floatn result = remquo(vec_convert(float, x), vec_convert(float, y), &quotient);
  *quo = quotient;
  return vec_convert(half, result);
}
