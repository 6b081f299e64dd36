// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// work_group_any (6.15.16): whether x is nonzero in any work-item of the work-group, by a barrier that tells it
// (PTX ISA, "bar.red").
int work_group_any(int x) { return __nvvm_bar0_or(x) != 0; }
