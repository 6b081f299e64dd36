// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether functions begin with a step in float arithmetic, and take the one in double only in doubt: where arithmetic
// in double is slow, or vectors have half as many doubles as floats.
#ifndef ONECLC_CORRECTLY_ROUNDED_FIRST_STEP_H
#define ONECLC_CORRECTLY_ROUNDED_FIRST_STEP_H
#define floats_first true
// Whether tables of rows are looked up in registers, so that first steps in pieces (pieces_in_floats.h) are the fastest
#define pieces_first false
#endif
