// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// rare_logarithm(x, most, beyond) says whether x, whose logarithm is taken, is no positive normal number below `most`.
// `beyond` says whether what was taken for the logarithm is no number within the limits that others do not reach
// (log_kernel.h), and where magnitudes cost nothing this is one comparison.
#define rare_logarithm(x, most, beyond) (beyond)
