// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// async_work_group_strided_copy: Mesa calls the library's for OpGroupAsyncCopy.
#include "../../../generic/async/async_work_group_strided_copy.cl"
