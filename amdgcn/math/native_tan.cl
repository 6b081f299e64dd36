// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_tan (6.15.2): the quotient of native_sin and native_cos.
#include "only_float.h"

gentype native_tan(gentype x) { return native_divide(native_sin(x), native_cos(x)); }
