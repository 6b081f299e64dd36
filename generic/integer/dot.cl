// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dot of 8-bit integers (6.15.3, cl_khr_integer_dot_product): the sum of the four products, which always fits the
// result.
uint dot(uchar4 a, uchar4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
int dot(char4 a, char4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
int dot(uchar4 a, char4 b) { return a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w; }
int dot(char4 a, uchar4 b) { return dot(b, a); }
