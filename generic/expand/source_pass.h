// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Includes the builtin's file once for one width of the other argument (each_source.h).
#define JOIN_SOURCE_(T) source_vec(T)
#define source JOIN_SOURCE_(sgentype)
#define usource JOIN_SOURCE_(unsigned_elem)
#include BUILTIN
#include "undef_source.h"
