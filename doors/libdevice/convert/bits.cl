// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers and the integers that have their bits.
#include <math/door.h>

door(float_as_int, int, (float x), as_int(x))
door(float_as_uint, uint, (float x), as_uint(x))
door(int_as_float, float, (int bits), as_float(bits))
door(uint_as_float, float, (uint bits), as_float(bits))
door(double_as_longlong, long, (double x), as_long(x))
door(longlong_as_double, double, (long bits), as_double(bits))
door(double2loint, int, (double x), as_int2(x).x)
door(double2hiint, int, (double x), as_int2(x).y)
door(hiloint2double, double, (int high, int low), as_double((int2)(low, high)))
