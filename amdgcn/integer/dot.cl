// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dot of 8-bit integers (6.15.3, cl_khr_integer_dot_product). LLVM's AMDGPU backend makes one v_dot4 of a sum of the
// products of two words' bytes, one after the other, where the GPU has that instruction (LLVM's
// SITargetLowering::performAddCombine). Its optimiser would make vector code of elements before, so that each vector is
// one word here, which the optimiser cannot look into. Signed bytes are left alone: the optimiser extends them by two
// shifts, which the backend takes for words of their own, and the instructions that put their bytes together again are
// more than v_dot4 saves.
static inline uint one_word(uchar4 x) {
  uint word = as_uint(x);
  __asm__("" : "+v"(word));
  return word;
}
#define byte_of(word, i) ((word) >> 8 * (i) & 255)

uint dot(uchar4 x, uchar4 y) {
  const uint a = one_word(x), b = one_word(y);
  return byte_of(a, 0) * byte_of(b, 0) + byte_of(a, 1) * byte_of(b, 1) + byte_of(a, 2) * byte_of(b, 2) +
         byte_of(a, 3) * byte_of(b, 3);
}
int dot(char4 a, char4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
int dot(uchar4 a, char4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
int dot(char4 a, uchar4 b) { return dot(b, a); }
