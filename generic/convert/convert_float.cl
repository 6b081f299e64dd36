// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// convert_float and convert_floatn (6.4.3), in each rounding mode: see to_floating.h.
#define dst float
#define dst_digits 24
#define dst_word int
#include <convert/to_floating.h>
