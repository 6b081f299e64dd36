// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// beyond_whole(x, sum) is what x is beyond the nearest integer n, and times_whole_power(y, x, sum) is y times 2^n,
// which is a normal number, for sum = x + shifter. To be included after times_power.h.
#undef beyond_whole
#undef times_whole_power
#define beyond_whole(x, sum) ((x) - ((sum) - shifter))
#define times_whole_power(y, x, sum) times_power(y, sum)
