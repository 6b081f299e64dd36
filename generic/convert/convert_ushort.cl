// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// convert_ushort and convert_ushortn (6.4.3), with and without _sat, in each rounding mode: see to_integer.h.
#define dst ushort
#define dst_bits 16
#define dst_signed 0
#include <convert/to_integer.h>
