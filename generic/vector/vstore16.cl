// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vstore16 (6.15.7): writes the sixteen elements at p[offset * 16] and after it, in one access that assumes the
// alignment of one element.
#include "each_space.h"
#include "each_type.h"
#include <vector/consecutive.h>

#if vec_width == 16
void vstore16(gentype data, size_t offset, space sgentype *p) {
  store_consecutive(gentype, p + offset * 16, elem_bits / 8, data);
}
#endif
