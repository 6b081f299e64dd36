// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// power_of_shifted(shifted): 2^n, of the sum shifter + n (ieee.h), if that is a normal number. To be included after
// times_power.h.
#undef power_of_shifted
#define power_of_shifted(shifted) times_power((gentype)1, shifted)
