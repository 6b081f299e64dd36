// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hypot of half: that of float, rounded once more.
gentype hypot(gentype x, gentype y) {
  return vec_convert(half, length_of(vec_convert(float, x), vec_convert(float, y), true));
}
