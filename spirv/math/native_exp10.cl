// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_exp10 is left to LLVM's backend: OpenCL.std's native_exp10, which each device makes of its own instructions.
