// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// shuffle (6.15.13) by selections: an index into a vector would go through scratch memory or through a loop over the
// values that the index has.
#define in_registers
#include <generic/misc/shuffle.cl>
