// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// get_work_dim (6.15.1). A CUDA launch always has three dimensions; those at the end whose size is 1 are not counted.
uint get_work_dim(void) { return get_global_size(2) > 1 ? 3 : get_global_size(1) > 1 ? 2 : 1; }
