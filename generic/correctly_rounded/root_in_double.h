// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// root_in_double(z), sqrt(z) for z >= 0, root_of_normal(z), the same for positive normal numbers, and
// quotient_in_double(n, d) for 1 <= d, all within 2^-51, relative. Targets may have something shorter than the
// functions of IEEE 754. To be included after in_double.h.
#if elem_bits == 32
static inline doublen root_in_double(doublen z) { return sqrt(z); }
static inline doublen root_of_normal(doublen z) { return sqrt(z); }
static inline doublen quotient_in_double(doublen n, doublen d) { return n / d; }
#endif
