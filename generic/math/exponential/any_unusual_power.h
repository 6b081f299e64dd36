// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// any_unusual_power(base, product, nan): is_unusual_power (power.h) in any lane. A product that is NaN, of which the
// usual path makes NaN, a target need not count as unusual unless `nan` says so, as for pow(1, NaN), which is 1. To be
// included after is_unusual_power.
#undef any_unusual_power
#define any_unusual_power(base, product, nan) any_lane(is_unusual_power(base, product))
