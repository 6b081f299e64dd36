// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// work_group_all (6.15.16): whether x is nonzero in all work-items of the work-group, by a barrier that tells it
// (PTX ISA, "bar.red").
int work_group_all(int x) { return __nvvm_bar0_and(x) != 0; }
