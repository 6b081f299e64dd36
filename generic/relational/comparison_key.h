// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// low(x) and high(x) are what comparisons of floating-point numbers compare. Here they are the number itself; a target
// that has no comparison of some type replaces them by integers of the same order. A NaN is then the greatest of these
// as high(x) and the least as low(x), so that no comparison of a low(x) with a high(y) finds it equal, or less or
// greater the wrong way round.
#define low(x) (x)
#define high(x) (x)
