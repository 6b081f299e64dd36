// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// dot and dot_acc_sat of integers, which Clang does not declare before version 22.
#ifndef ONECLC_INTEGER_DOT_H
#define ONECLC_INTEGER_DOT_H

uint dot(uchar4, uchar4);
int dot(char4, char4);
int dot(uchar4, char4);
int dot(char4, uchar4);
uint dot_acc_sat(uchar4, uchar4, uint);
int dot_acc_sat(char4, char4, int);
int dot_acc_sat(uchar4, char4, int);
int dot_acc_sat(char4, uchar4, int);
#endif
