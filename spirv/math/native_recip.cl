// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_recip is left to LLVM's backend: OpenCL.std's native_recip, which each device makes of its own instructions.
