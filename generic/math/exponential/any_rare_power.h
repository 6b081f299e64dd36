// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// any_rare_power(base, product, nan): is_rare_power (power.h) in any lane. A product that is NaN, of which the
// usual path makes NaN, a target need not count as rare unless `nan` says so, as for pow(1, NaN), which is 1. To be
// included after is_rare_power.
#undef any_rare_power
#define any_rare_power(base, product, nan) any_lane(is_rare_power(base, product))
