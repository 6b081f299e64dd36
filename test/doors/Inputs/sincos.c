// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls form c of sincosf, which GCC does not choose, with places in disorder, and prints what is at each place. Its
// eight registers of addresses are one too many: the last one is on the stack.
#include <immintrin.h>
#include <stdio.h>

void sincos_c(__m256, __m128i, __m128i, __m128i, __m128i, __m128i, __m128i, __m128i,
              __m128i) __asm__("_ZGVcN8vvv_sincosf");

static float places[16];
static __m128i two(int first, int second) {
  return _mm_set_epi64x((long long)(places + second), (long long)(places + first));
}

int main(void) {
  sincos_c(_mm256_setr_ps(0, 0.5f, 1, 1.5f, 2, 2.5f, 3, 3.5f), two(3, 1), two(0, 2), two(7, 5), two(4, 6), two(8, 15),
           two(9, 14), two(10, 13), two(11, 12));
  for (int i = 0; i < 16; i++)
    printf("%.4f\n", places[i]);
  return 0;
}
