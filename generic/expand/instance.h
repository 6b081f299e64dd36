// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One expansion of the builtin's file for sgentype and vec_width, then a clean slate for the next width.
#include "gentype.h"
#if defined ONECLC_LANEWISE && vec_width > 1 && (defined unary || defined binary || defined ternary)
#include "lanes.h"
#else
#include BUILTIN
#endif
#include "clear_width.h"
