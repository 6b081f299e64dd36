// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// fdim (6.15.2): x - y if x > y, +0 if x <= y, NaN if either is NaN.
// Largest errors seen: float 0.5, double 0.5 ulp.
#include "each_float.h"

gentype fdim(gentype x, gentype y) { return x <= y ? (gentype)0 : x - y; }
