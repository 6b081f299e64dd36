// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_sin is left to LLVM's backend: OpenCL.std's native_sin, which each device makes of its own instructions.
