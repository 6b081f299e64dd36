// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_exp (6.15.2): as exact as exp.
#include "only_float.h"

gentype native_exp(gentype x) { return exp(x); }
