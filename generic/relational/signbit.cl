// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// signbit (6.15.6): the sign bit, that of zeros and NaNs too.
#include "each_float.h"

relation signbit(gentype x) { return as_igentype(x) < (igentype)0; }
