// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the header that `header` names for float, then double, scalar and vector: for helpers that a
// builtin's file includes before its own expansion header, and that guard themselves against a second
// inclusion.
#pragma push_macro("BUILTIN")
#undef BUILTIN
#define BUILTIN header
#include "float.h"
#include "double.h"
#pragma pop_macro("BUILTIN")
#undef header
