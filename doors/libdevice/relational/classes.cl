// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kinds of numbers: 1 where it is one of the kind, or else 0.
#include <math/door.h>

door(isnand, int, (double x), isnan(x))
door(isnanf, int, (float x), isnan(x))
door(isinfd, int, (double x), isinf(x))
door(isinff, int, (float x), isinf(x))
door(isfinited, int, (double x), isfinite(x))
door(finitef, int, (float x), isfinite(x))
door(signbitd, int, (double x), signbit(x))
door(signbitf, int, (float x), signbit(x))
