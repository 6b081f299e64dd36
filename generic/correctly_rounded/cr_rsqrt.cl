// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_rsqrt (C23, 7.33.8): rsqrt, which is correctly rounded for float and half. Of double: double/rsqrt.h.
#define unary cr_rsqrt
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/rsqrt.h>
#else

gentype cr_rsqrt(gentype x) { return rsqrt(x); }
#endif
