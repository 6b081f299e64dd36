// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dot of 8-bit integers (6.15.3, cl_khr_integer_dot_product): from sm_61 on the sum of four products is an instruction,
// dp4a.
#include <target/architecture.h>
int dp4a_ss(int, int, int) __asm__("llvm.nvvm.idp4a.s.s");
int dp4a_us(int, int, int) __asm__("llvm.nvvm.idp4a.u.s");
int dp4a_uu(int, int, int) __asm__("llvm.nvvm.idp4a.u.u");

#define has_dp4a (cuda_architecture() >= 610)
#define sum_of_products(a, b) ((a).x * (b).x + (a).y * (b).y + (a).z * (b).z + (a).w * (b).w)
uint dot(uchar4 a, uchar4 b) { return has_dp4a ? dp4a_uu(as_int(a), as_int(b), 0) : sum_of_products(a, b); }
int dot(char4 a, char4 b) { return has_dp4a ? dp4a_ss(as_int(a), as_int(b), 0) : sum_of_products(a, b); }
int dot(uchar4 a, char4 b) { return has_dp4a ? dp4a_us(as_int(a), as_int(b), 0) : sum_of_products(a, b); }
int dot(char4 a, uchar4 b) { return dot(b, a); }
