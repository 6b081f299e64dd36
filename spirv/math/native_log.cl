// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_log is left to LLVM's backend: OpenCL.std's native_log, which each device makes of its own instructions.
