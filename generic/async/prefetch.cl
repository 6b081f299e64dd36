// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// prefetch (6.15.11): a hint without a meaning for the result; none is given.
#include "each_type.h"

void prefetch(const global gentype *p, size_t num) {
  (void)p;
  (void)num;
}
