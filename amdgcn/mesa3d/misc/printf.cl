// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// printf: Mesa's compute ABI has no buffer for it.
