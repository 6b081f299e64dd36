// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// acosh (6.15.2): the steps of float's polynomial need fma's own rounding of what is in the very middle of two floats
// (inline_fma.h), or a few results would be others.
#define steps_round_half half_to_even
#include <generic/math/acosh.cl>
