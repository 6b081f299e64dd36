// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_exp10 (6.15.2): as exact as exp10.
#include "only_float.h"

gentype native_exp10(gentype x) { return exp10(x); }
