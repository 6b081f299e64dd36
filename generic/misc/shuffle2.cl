// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// shuffle2 (6.15.13): like shuffle, but it takes from the elements of x followed by those of y.
#include "each_type.h"

#if vec_width != 1 && vec_width != 3
#include "each_source.h"

gentype shuffle2(source x, source y, ugentype mask) {
  igentype from_y = (mask & (ugentype)source_width) != (ugentype)0;
  return select(shuffle(x, mask), shuffle(y, mask), from_y);
}
#endif
