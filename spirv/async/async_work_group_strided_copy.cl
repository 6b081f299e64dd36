// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// async_work_group_strided_copy is left to LLVM's backend: OpGroupAsyncCopy.
