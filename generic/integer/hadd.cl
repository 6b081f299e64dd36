// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// hadd (6.15.3): (x + y) >> 1 without overflow. x + y is twice the bits that both have, plus the bits that only one of
// them has (Warren, Hacker's Delight, 2-5).
#include "each_integer.h"

gentype hadd(gentype x, gentype y) { return (x & y) + ((x ^ y) >> (gentype)1); }
