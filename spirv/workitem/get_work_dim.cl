// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_work_dim is left to LLVM's backend: BuiltIn WorkDim.
