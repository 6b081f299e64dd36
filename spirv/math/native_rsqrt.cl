// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// native_rsqrt is left to LLVM's backend: OpenCL.std's native_rsqrt, which each device makes of its own instructions.
