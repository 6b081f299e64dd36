// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hypot of half: in float by double-words (sqrt_words.h), rounded to odd, and then to half.
gentype hypot(gentype x, gentype y) {
  return vec_convert(half, length_of(vec_convert(float, x), vec_convert(float, y), true));
}
