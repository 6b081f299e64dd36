// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// step (6.15.4): 0 if x < edge, else 1, also for NaNs.
#include "each_float.h"

gentype step(gentype edge, gentype x) { return isless(x, edge) ? (gentype)0 : (gentype)1; }

#if vec_width > 1
gentype step(sgentype edge, gentype x) { return step((gentype)edge, x); }
#endif
