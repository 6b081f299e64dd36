// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands a builtin's file for half in each width.
#define sgentype half
#define elem_bits 16
#define is_float 1
#define is_signed 1
#define signed_elem short
#define unsigned_elem ushort
#include "each_width.h"
