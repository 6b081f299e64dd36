// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cube_root_of_any(x): the cube root of any double by cube_root(a), which is right for normal numbers a > 0 that are
// not small. To be included by cbrt.cl.
#include <math/arithmetic/vocabulary.h>

static inline gentype cube_root_of_any(gentype x) {
  gentype a = fabs(x);
  relation small = magnitude_below(x, (gentype)power_of_two(-960));
  gentype c = cube_root(small ? a * (gentype)power_of_two(120) : a);
  c = small ? c * (gentype)power_of_two(-40) : c;
  // Not a choice of copysign(c, x): LLVM 18 makes a masked vpternlog of that, with the wrong truth table (LLVM's issue
  // 157929, mended in July 2026).
  return copysign(a < (gentype)INFINITY ? c : x, x);
}
