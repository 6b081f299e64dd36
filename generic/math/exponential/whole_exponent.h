// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// beyond_whole(x, shifted) is what x is beyond the nearest integer n, and times_whole_power(y, x, shifted) is y times
// 2^n, which is a normal number, for shifted = x + shifter; scaled_by_whole(y, x, shifted, limit) is scaled(y, shifted,
// x, limit) of times_power.h, after which this is to be included.
#undef beyond_whole
#undef times_whole_power
#undef scaled_by_whole
#define beyond_whole(x, shifted) ((x) - ((shifted) - shifter))
#define times_whole_power(y, x, shifted) times_power(y, shifted)
#define scaled_by_whole(y, x, shifted, limit) scaled(y, shifted, x, limit)
