// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// not_positive_normal(x) says whether x is anything but a positive normal number. To be included after each_float.h.
#include <math/arithmetic/ieee.h>
#ifndef not_positive_normal
#define not_positive_normal(x) (as_ugentype(x) - (ugentype)leading_bit >= (ugentype)(infinity_bits - leading_bit))
#endif
