// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// enqueue_kernel (6.15.17) is the driver's; Clang calls its functions (the targets' README.md). A target's file makes
// an error of it.
