// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_num_groups is left to LLVM's backend: BuiltIn NumWorkgroups.
