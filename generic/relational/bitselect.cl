// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// bitselect (6.15.6): each bit of the result is the bit of b where c has a 1 and the bit of a where c has a 0.
#include "each_type.h"

gentype bitselect(gentype a, gentype b, gentype c) {
  return as_gentype((ugentype)((as_ugentype(a) & ~as_ugentype(c)) | (as_ugentype(b) & as_ugentype(c))));
}
