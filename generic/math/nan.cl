// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// nan (6.15.2): a quiet NaN with nancode in its significand.
#include "each_float.h"
#include <math/arithmetic/ieee.h>

gentype nan(ugentype nancode) {
  return as_gentype((ugentype)(nancode | (ugentype)(unsigned_elem)(infinity_bits | leading_bit >> 1)));
}
