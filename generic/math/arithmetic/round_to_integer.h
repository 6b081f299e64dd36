// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// round_to_integer(FORM, x): x rounded to an integer as FORM says, which is ceil, floor, rint or trunc.
#define round_to_integer(form, x) __builtin_elementwise_##form(x)
