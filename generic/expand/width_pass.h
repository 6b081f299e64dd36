// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One expansion of the builtin's file for sgentype and vec_width, then a clean slate for the next width.
#include "gentype.h"
#if defined ONECLC_SCALARIZED && vec_width > 1 && (defined unary || defined binary || defined ternary)
#include "scalarized.h"
#else
#include BUILTIN
#endif
#include "undef_width.h"
