// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// signbit (6.15.6): whether the sign bit is set, that of a zero or a NaN, too.
#include "each_float.h"

relation signbit(gentype x) { return as_igentype(x) < (igentype)0; }
