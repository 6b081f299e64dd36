// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// prefetch is left to LLVM's backend: OpenCL.std's prefetch.
