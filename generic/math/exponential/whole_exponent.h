// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// beyond_whole(x, sum) is what x is beyond the nearest integer n, and times_whole_power(y, x, sum) is y times 2^n,
// which is a normal number, for sum = x + shifter; scaled_by_whole(y, x, sum, limit) is scaled(y, sum, x, limit) of
// times_power.h, after which this is to be included.
#undef beyond_whole
#undef times_whole_power
#undef scaled_by_whole
#define beyond_whole(x, sum) ((x) - ((sum) - shifter))
#define times_whole_power(y, x, sum) times_power(y, sum)
#define scaled_by_whole(y, x, sum, limit) scaled(y, sum, x, limit)
