// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// isunordered (6.15.6): whether x or y is NaN.
#include "each_float.h"
#include <relational/comparison_key.h>

relation isunordered(gentype x, gentype y) { return (relation)(high(x) != low(x)) | (relation)(high(y) != low(y)); }
