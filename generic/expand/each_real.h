// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the header that the macro `header` names for float, then double, scalar and vector. This is for helpers that
// a builtin's file includes before its own expansion header; they guard themselves against a second inclusion.
#pragma push_macro("BUILTIN")
#undef BUILTIN
#define BUILTIN header
#define sgentype float
#include "each_width.h"
#define sgentype double
#include "each_width.h"
#pragma pop_macro("BUILTIN")
#undef header
