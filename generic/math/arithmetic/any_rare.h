// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// any_rare(question, of_registers): `question`, whether numbers are rare in any lane. A target that can ask it of its
// registers in fewer operations asks `of_registers` in place of that, a condition made of
//   greater_beyond(x, most)                  |x| is `most` or more
//   lesser_below(x, least)                   |x| is below `least`
//   either_bits_outside(x, least, most)      bits_outside
// which that target alone has. Of a NaN the first two may say either: they are for functions whose usual path makes NaN
// of it. To be included after each_float.h.
#undef any_rare
#define any_rare(question, of_registers) (question)
