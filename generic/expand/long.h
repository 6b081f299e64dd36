// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands a builtin's file for long in each width.
#define sgentype long
#define elem_bits 64
#define is_float 0
#define is_signed 1
#define signed_elem long
#define unsigned_elem ulong
#include "each_width.h"
