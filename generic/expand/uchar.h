// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands a builtin's file for uchar in each width.
#define sgentype uchar
#define elem_bits 8
#define is_float 0
#define is_signed 0
#define signed_elem char
#define unsigned_elem uchar
#include "each_width.h"
