// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cospi of half: that of float, moved towards zero by a unit in the last place and rounded once more.
gentype cospi(gentype x) {
  floatn v = vec_convert(float, x), result = cospi(v);
  // The next number towards zero: that of a tie is always on the side of the exact cosine.
  result = fma(result, -0x1p-24f, result);
  return vec_convert(half, result);
}
