// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands a builtin's file for float in each width.
#define sgentype float
#define elem_bits 32
#define is_float 1
#define is_signed 1
#define signed_elem int
#define unsigned_elem uint
#include "each_width.h"
