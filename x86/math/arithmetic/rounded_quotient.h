// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rounded_quotient, as generic/'s header of this name describes it: a division takes no longer than the reciprocal.
#define rounded_quotient(n, d) ((n) / (d))
