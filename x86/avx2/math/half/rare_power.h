// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rare_power(x, y, low, high): what the caller of power_bounds.h has to look at more closely: a y that is infinite or
// NaN, an x that is so, 0 or negative, and bounds that are not the same half. To be included after bounds.h.
static inline bool rare_power(gentype x, gentype y, gentype low, gentype high) {
  return any_lane(differ(low, high) | ((ugentype)(as_ugentype(x) - (ugentype)1) >= (ugentype)(infinity_bits - 1)) |
                  (magnitude_bits(y) >= (ugentype)infinity_bits));
}
