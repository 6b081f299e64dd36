// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_exp (6.15.2): as exact as exp.
#include "only_float.h"

gentype half_exp(gentype x) { return exp(x); }
