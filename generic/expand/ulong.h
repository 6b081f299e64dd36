// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands a builtin's file for ulong in each width.
#define sgentype ulong
#define elem_bits 64
#define is_float 0
#define is_signed 0
#define signed_elem long
#define unsigned_elem ulong
#include "each_width.h"
