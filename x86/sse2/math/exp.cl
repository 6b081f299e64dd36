// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// exp (6.15.2): where a step of the polynomial is halfway between two floats (inline_fma.h) 15 results would be others
// if it were rounded away from zero.
#define steps_round_half half_towards_zero
#include <generic/math/exp.cl>
