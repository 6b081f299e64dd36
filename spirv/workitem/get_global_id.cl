// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_global_id is left to LLVM's backend: BuiltIn GlobalInvocationId.
