// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_divide (6.15.2): x times the processor's estimate of 1 / y.
#define binary native_divide
#include "only_float.h"
#include <math/arithmetic/estimates.h>

gentype native_divide(gentype x, gentype y) { return x * estimated_reciprocal(y); }
