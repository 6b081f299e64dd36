// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands a builtin's file for ushort in each width.
#define sgentype ushort
#define elem_bits 16
#define is_float 0
#define is_signed 0
#define signed_elem short
#define unsigned_elem ushort
#include "each_width.h"
