// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log(1 + d) in double: for |d| < 2^-6 it is d itself that the polynomial takes; above, the rounding of 1 + d is small
// beside the result.
#include <correctly_rounded/natural_log_in_double.h>

#if elem_bits == 32
static inline doublen log1p_in_double(doublen d) {
  reduced r = reduce_natural(1 + d);
  return natural_log(r, fabs(d) < (doublen)0x1p-6 ? d : r.z);
}
#endif
