// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dot_acc_sat (6.15.3, cl_khr_integer_dot_product): dot(a, b) + acc, saturated.
#include <integer/dot.h>

uint dot_acc_sat(uchar4 a, uchar4 b, uint acc) { return add_sat(dot(a, b), acc); }
int dot_acc_sat(char4 a, char4 b, int acc) { return add_sat(dot(a, b), acc); }
int dot_acc_sat(uchar4 a, char4 b, int acc) { return add_sat(dot(a, b), acc); }
int dot_acc_sat(char4 a, uchar4 b, int acc) { return add_sat(dot(a, b), acc); }
