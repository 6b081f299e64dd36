// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands the file that includes it for each address space that a pointer argument can have: `space` is private,
// global, local and, where it is a space of its own (ONECLC_GENERIC_SPACE), generic; it is constant, too, if the file
// has said `#define loads_only`. To be included before each_float.h and its like. Private comes first, so that the
// bodies of the others can call its functions.
#ifndef space
#define space private
#include "space_pass.h"
#define space local
#include "space_pass.h"
#ifdef loads_only
#define space constant
#include "space_pass.h"
#endif
#ifdef ONECLC_GENERIC_SPACE
#define space generic
#include "space_pass.h"
#endif
#define space global
#endif
