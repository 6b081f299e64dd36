// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// remainder of half: that of float, which is exact, and a half.
gentype remainder(gentype x, gentype y) {
  return vec_convert(half, remainder(vec_convert(float, x), vec_convert(float, y)));
}
