// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// intel_work_group_barrier_arrive (cl_intel_split_work_group_barrier) leaves everything to the wait that follows, a
// whole barrier: between the two a work-item may not come to another barrier, so that the group meets in the wait
// alone. What was written before the arrival was written before that barrier, too. A processor has no barrier in two
// parts. On AMD's GPUs from gfx12 on LLVM makes two instructions of each barrier and has intrinsics for them, which it
// cannot select for the others; a library file serves all. On NVIDIA's GPUs bar.sync counts as an arrival itself, and
// the barriers in shared memory (mbarrier) have to be set up before a kernel begins.
void intel_work_group_barrier_arrive(cl_mem_fence_flags flags, memory_scope scope) { (void)flags, (void)scope; }

void intel_work_group_barrier_arrive(cl_mem_fence_flags flags) { (void)flags; }
