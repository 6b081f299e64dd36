// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pick by selections: an index into a vector would go through local memory.
#include <misc/pick_by_selections.h>
