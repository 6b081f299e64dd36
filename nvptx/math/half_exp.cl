// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_exp (6.15.2): native_exp, whose error is below 2^-17 of the result and which knows subnormal numbers (PTX ISA,
// ex2.approx).
#include "only_float.h"

gentype half_exp(gentype x) { return native_exp(x); }
