// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// abs_diff (6.15.3): |x - y| as the unsigned type, without overflow.
#include "each_integer.h"

ugentype abs_diff(gentype x, gentype y) { return as_ugentype(max(x, y)) - as_ugentype(min(x, y)); }
