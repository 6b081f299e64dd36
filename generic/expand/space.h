// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One pass over the builtin's file for one address space.
#include BUILTIN
#include "clear_width.h"
#include "clear.h"
#undef LAST_TYPE
#undef space
