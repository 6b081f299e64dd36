// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// atan2 (6.15.2): where a step of the polynomial of float is halfway between two floats (inline_fma.h) it is rounded as
// fma does it. So the polynomial is that of fma for all quotients between 0 and 1.
#define steps_round_half half_to_even
#include <generic/math/atan2.cl>
