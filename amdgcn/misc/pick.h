// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// pick by selections: an index into a vector would go through scratch memory or through a loop over the values that the
// index has.
#include <misc/pick_by_selections.h>
