// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What costs less on a target, of ways to the same bits:
//   rare_joins       Rare arguments join the usual path after a few instructions of their own. Elsewhere a function out
//                    of line holds that path a second time, which keeps the usual one free of what only those need.
//   alike_lanes      Between common cases there is a branch, of which work-items whose neighbours' arguments are like
//                    theirs run one side. Elsewhere all run both.
//   dear_branches    A branch takes four operations even where no work-item goes there, and both of its ways where
//                    neighbours differ: what is hardly more is done for all.
//   words_of_double  Registers have 32 bits: doubles are compared by their upper words, and chosen by a product with 0,
//                    1 or 2 where that is exact, as a choice takes an instruction for each word that differs. fma takes
//                    no longer than a sum, and what integer operations can do is not left to the units of double.
// To be included after each_float.h.
#undef rare_joins
#undef alike_lanes
#undef dear_branches
#undef words_of_double
#define rare_joins false
#define alike_lanes false
#define dear_branches false
#define words_of_double false
