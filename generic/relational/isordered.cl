// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// isordered (6.15.6): whether neither x nor y is NaN.
#include "each_float.h"
#include <relational/comparison_key.h>

relation isordered(gentype x, gentype y) { return (relation)(high(x) == low(x)) & (relation)(high(y) == low(y)); }
