// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// convert_uint and convert_uintn (6.4.3), with and without _sat, in each rounding mode: see to_integer.h.
#define dst uint
#define dst_bits 32
#define dst_signed 0
#include <convert/to_integer.h>
