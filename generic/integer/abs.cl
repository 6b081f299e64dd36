// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// abs (6.15.3): |x| as the unsigned type, so that the most negative number has an absolute value, too.
#include "each_integer.h"

ugentype abs(gentype x) {
#if is_signed
  return as_ugentype(__builtin_elementwise_abs(x));
#else
  return x;
#endif
}
