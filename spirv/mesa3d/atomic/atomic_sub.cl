// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Left to Mesa, which makes SPIR-V's instructions of it.
