// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// power_of_sum(sum): 2^n, of the sum shifter + n (ieee.h), if that is a normal number. To be included after
// times_power.h.
#undef power_of_sum
#define power_of_sum(sum) times_power((gentype)1, sum)
