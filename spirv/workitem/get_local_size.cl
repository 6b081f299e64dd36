// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_local_size is left to LLVM's backend: BuiltIn WorkgroupSize.
