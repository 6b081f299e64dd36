// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builtins whose arguments Clang passes in different ways on Linux, Windows and macOS: vectors of more than 16 bytes
// and of less, and of 8.
void builtins(global float16 *f, global double8 *d, global half *halves, global char2 *bytes, global float2 *pairs) {
  f[0] = sin(f[1]) + pow(f[2], f[3]);
  f[1] = fma(f[1], f[2], convert_float16(convert_ulong16_sat(f[3])));
  f[2].lo = vload_half8(0, halves);
  vstore_half8(f[3].lo, 1, halves);
  d[0] = lgamma(d[1]) + smoothstep(d[1], d[2], d[3]);
  bytes[0] = add_sat(bytes[1], bytes[2]);
  bytes[3] = convert_char2_sat(pairs[0]);
  pairs[1] = atan2(pairs[2], pairs[3]);
}
