// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands a builtin's file for short in each width.
#define sgentype short
#define elem_bits 16
#define is_float 0
#define is_signed 1
#define signed_elem short
#define unsigned_elem ushort
#include "each_width.h"
