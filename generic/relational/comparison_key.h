// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What comparisons of floating-point numbers compare. Here they are the numbers; a target that has no comparison of
// some type puts integers of the same order in their place. NaN is then the greatest one as high(x) and the least one
// as low(x), so that no comparison of a low(x) with a high(y) finds it equal, or less or greater the wrong way round.
#define low(x) (x)
#define high(x) (x)
