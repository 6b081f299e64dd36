// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// frexp of half: that of float, which has all halves.
gentype frexp(gentype x, space intn *exp) {
  intn exponent;
  floatn m = frexp(vec_convert(float, x), &exponent);
  *exp = exponent;
  return vec_convert(half, m);
}
