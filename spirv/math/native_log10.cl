// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_log10 is left to LLVM's backend: OpenCL.std's native_log10, which each device makes of its own instructions.
