// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls what other_systems.cl defines, in Windows' convention if it is compiled with -DWINDOWS, and prints the bytes of
// its results.
#include <stdint.h>
#include <stdio.h>

#ifdef WINDOWS
__attribute__((ms_abi))
#endif
void builtins(float *f, double *d, uint16_t *halves, int8_t *bytes, float *pairs);

int main(void) {
  static _Alignas(128) struct {
    float f[64];
    double d[64];
    uint16_t halves[16];
    int8_t bytes[8];
    float pairs[8];
  } all;
  for (int i = 0; i < 64; i++) {
    all.f[i] = 0.37f * (float)(i + 1);
    all.d[i] = 0.61 * (i + 1);
  }
  for (int i = 0; i < 16; i++)
    all.halves[i] = (uint16_t)(0x3000 + 0x123 * i);
  for (int i = 0; i < 8; i++) {
    all.bytes[i] = (int8_t)(31 * i);
    all.pairs[i] = (float)i - 2.5f;
  }
  builtins(all.f, all.d, all.halves, all.bytes, all.pairs);
  return fwrite(&all, sizeof all, 1, stdout) != 1;
}
