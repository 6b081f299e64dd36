// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Includes the builtin's file once for one address space (each_space.h).
#include BUILTIN
#include "undef_width.h"
#include "undef_type.h"
#undef LAST_TYPE
#undef space
