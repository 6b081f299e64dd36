// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_global_offset is left to LLVM's backend: BuiltIn GlobalOffset.
