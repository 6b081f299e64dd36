// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// amd_sad4 (cl_amd_media_ops): z plus the sum of the absolute differences of the 16 bytes of x and y.
uint amd_sad4(uint4 x, uint4 y, uint z) {
  const uchar16 differences = abs_diff(as_uchar16(x), as_uchar16(y));
  for (int i = 0; i < 16; i++)
    z += differences[i];
  return z;
}
