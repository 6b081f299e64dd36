// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Error functions and gamma functions.
#include <math/door.h>

doors_of_one(erf)
doors_of_one(erfc)
doors_of_one(tgamma)
doors_of_one(lgamma)
