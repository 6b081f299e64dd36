// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// convert_long and convert_longn (6.4.3), with and without _sat, in each rounding mode: see to_integer.h.
#define dst long
#define dst_bits 64
#define dst_signed 1
#include <convert/to_integer.h>
