// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// half_sqrt (6.15.2): the hardware's approximation, within 2^-23 of the result (PTX ISA, sqrt.approx).
#include "only_float.h"

gentype half_sqrt(gentype x) { return native_sqrt(x); }
