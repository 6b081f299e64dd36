// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What costs less on a target, of ways to the same bits:
//   rare_joins       Rare arguments join the usual path after a few instructions of their own. Elsewhere a function out
//                    of line holds that path a second time, which keeps the usual one free of what only those need.
//   dear_branches    A branch takes four operations even where no work-item goes there, and both of its ways where
//                    neighbours differ: what is hardly more is done for all.
//   words_of_double  Registers have 32 bits: doubles are compared by their upper words, and chosen by a product with 0,
//                    1 or 2 where that is exact, as a choice takes an instruction for each word that differs. fma takes
//                    no longer than a sum, and what integer operations can do is not left to the units of double.
//   any_rare(question, of_registers)   `question`, whether numbers are rare in any lane. A target that can ask it of
//                    its registers in fewer operations asks `of_registers` in place of that, a condition made of
//                      greater_beyond(x, most)                |x| is `most` or more
//                      lesser_below(x, least)                 |x| is below `least`
//                      either_bits_outside(x, least, most)    bits_outside
//                    which that target alone has. Of a NaN the first two may say either: they are for functions whose
//                    usual path makes NaN of it.
// To be included after each_float.h.
#define rare_joins false
#define dear_branches false
#define words_of_double false
#define any_rare(question, of_registers) (question)
