// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rounding to integers, as floating-point numbers and as long. A conversion holds what is too large within the range of
// long and makes its least number of NaN (PTX ISA, "cvt").
#include <math/door.h>

doors_of_one(ceil)
doors_of_one(floor)
doors_of_one(trunc)
doors_of_one(rint)
doors_of_one(round)
door(nearbyint, double, (double x), rint(x))
door(nearbyintf, float, (float x), rint(x))

door_of_ptx(llrint, long, (double x), d2ll.rn, x)
door_of_ptx(llrintf, long, (float x), f2ll.rn, x)
long to_long(double) __asm__("llvm.nvvm.d2ll.rz");
long to_long(float) __asm__("llvm.nvvm.f2ll.rz");
door(llround, long, (double x), to_long(round(x)))
door(llroundf, long, (float x), to_long(round(x)))
