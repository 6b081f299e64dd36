// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// convert_double and convert_doublen (6.4.3), in each rounding mode: see to_floating.h.
#define dst double
#define dst_digits 53
#define dst_word long
#include <convert/to_floating.h>
