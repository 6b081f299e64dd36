// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// log10 (6.15.2): where a step of the polynomial is halfway between two floats (inline_fma.h) two results would be
// others if it were not rounded as fma does it.
#define steps_round_half half_to_even
#include <generic/math/log10.cl>
