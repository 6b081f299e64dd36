// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_exp is left to LLVM's backend: OpenCL.std's native_exp, which each device makes of its own instructions.
