// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// prefetch (6.15.11): a hint that changes no result; it is ignored here.
#include "each_type.h"

void prefetch(const global gentype *p, size_t num) {
  (void)p;
  (void)num;
}
