// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_rsqrt (6.15.2): the hardware's approximation, within 2^-22 of the result (PTX ISA, rsqrt.approx).
#include "only_float.h"

gentype half_rsqrt(gentype x) { return native_rsqrt(x); }
