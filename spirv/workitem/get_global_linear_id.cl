// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_global_linear_id is left to LLVM's backend: BuiltIn GlobalLinearId.
