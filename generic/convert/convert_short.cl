// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// convert_short and convert_shortn (6.4.3), with and without _sat, in each rounding mode: see to_integer.h.
#define dst short
#define dst_bits 16
#define dst_signed 1
#include <convert/to_integer.h>
