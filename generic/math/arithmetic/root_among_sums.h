// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// root_among_sums(z): rounded_root(z) (rounded_root.h) for a caller that does little else, so that a target whose
// instruction for roots takes longer than products and sums for one may have these instead. To be included after
// each_float.h.
#include <math/arithmetic/rounded_root.h>
#define root_among_sums(z) rounded_root(z)
