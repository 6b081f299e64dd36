// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What follows runs for rare arguments only, up to often.h: a target for which fma is many instructions may call one
// function for all that stand there, as each use would lengthen the time in which kernels compile.
