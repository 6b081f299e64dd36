// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One pass over the builtin's file for one address space.
#include BUILTIN
#include "undef_width.h"
#include "undef_type.h"
#undef LAST_TYPE
#undef space
