// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests barriers and local memory of every kind in many work-groups at once.
// ONE-LEVEL: barriers take no vectors.
// RUN: %clc-run --device %device --global 4096 --local 64 %s sum local:int[64] out:int[64] | FileCheck %s --check-prefix=SUM
// SUM: {{^}}2016 6112 10208 14304 18400
// SUM-SAME: 255968 260064{{$}}
kernel void sum(local int *part, global int *to) {
  const uint l = get_local_id(0);
  part[l] = get_global_id(0);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint s = get_local_size(0) / 2; s; s /= 2) {
    if (l < s)
      part[l] += part[l + s];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  if (l == 0)
    to[get_group_id(0)] = part[0];
}

// All items see what one item wrote to a local variable; each group has a variable of its own.
// RUN: %clc-run --device %device --global 12 --local 4 %s broadcast out:int[12] | FileCheck %s --check-prefix=BROADCAST
// BROADCAST: {{^}}3 3 3 3 7 7 7 7 11 11 11 11{{$}}
kernel void broadcast(global int *to) {
  local int value;
  if (get_local_id(0) == 3)
    value = get_global_id(0);
  barrier(CLK_LOCAL_MEM_FENCE);
  to[get_global_id(0)] = value;
}

// Work-items keep their ids and private variables across barriers, also in groups of three dimensions.
// RUN: %clc-run --device %device --global 4,4,4 --local 2,4,2 %s keep out:int[1] | FileCheck %s --check-prefix=KEEP
// KEEP: {{^}}0{{$}}
kernel void keep(global int *wrong) {
  local int seen[16];
  local int4 vectors[16];
  volatile int mine = get_global_linear_id();
  const int l = get_local_linear_id();
  for (int round = 0; round < 5; round++) {
    const int to = (l + round) % 16;
    seen[to] = mine;
    vectors[to] = (int4)(get_local_id(0), get_local_id(1), get_local_id(2), mine);
    work_group_barrier(CLK_LOCAL_MEM_FENCE);
    const int from = (l + 7) % 16;
    const int4 v = vectors[from];
    const int owner = (from - round + 16) % 16;
    if (v.w != seen[from] || (v.z * 4 + v.y) * 2 + v.x != owner || (int)get_local_linear_id() != l ||
        mine != (int)get_global_linear_id())
      wrong[0] = 1;
    work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
  }
}

// One kernel with local variables calls another one that has some, too.
// RUN: %clc-run --device %device --global 8 --local 4 %s outer out:int[8] | FileCheck %s --check-prefix=OUTER
// OUTER: {{^}}103 102 101 100 107 106 105 104{{$}}
kernel void inner(global int *to) {
  local int part[4];
  part[get_local_id(0)] = get_global_id(0);
  barrier(CLK_LOCAL_MEM_FENCE);
  to[get_global_id(0)] = part[3 - get_local_id(0)];
}
kernel void outer(global int *to) {
  local int hundred;
  hundred = 100;
  barrier(CLK_LOCAL_MEM_FENCE);
  inner(to);
  to[get_global_id(0)] += hundred;
}

// The last group is smaller: a barrier must wait only for the items that exist.
// RUN: %clc-run --device cpu --global 7 --local 4 %s inner out:int[8] | FileCheck %s --check-prefix=PART
// PART: {{^}}3 2 1 0

// Groups of many items, each of which waits with data on its stack, with different numbers of threads.
// RUN: env ONECLC_THREADS=5 %clc-run --device cpu --global 30000 --local 3000 %s many out:int[1] local:int[3000] | FileCheck %s --check-prefix=MANY
// MANY: {{^}}0{{$}}
kernel void many(global int *wrong, local int *part) {
  volatile int stack[16];
  for (int i = 0; i < 16; i++)
    stack[i] = get_local_id(0) + i;
  part[get_local_id(0)] = stack[15];
  barrier(CLK_LOCAL_MEM_FENCE);
  const int next = (get_local_id(0) + 1) % get_local_size(0);
  if (part[next] != next + 15 || stack[7] != (int)get_local_id(0) + 7)
    wrong[0] = 1;
}

// The same holds for kernels compiled without optimisation.
// RUN: %clc-run --device cpu --build-options -O0 --global 4,4,4 --local 2,4,2 %s keep out:int[1] | FileCheck %s --check-prefix=KEEP
// RUN: %clc-run --device cpu --build-options -O0 --global 12 --local 4 %s broadcast out:int[12] | FileCheck %s --check-prefix=BROADCAST

// A barrier that some items never reach gives an error instead of an endless wait.
// RUN: not %clc-run --device cpu --global 16 --local 8 %s divergent int[16] 2>&1 | FileCheck %s --check-prefix=DIVERGENT
// DIVERGENT: oneclc: kernel divergent: only 5 of the 8 work-items of group ({{[01]}}, 0, 0) reached a barrier
// RUN: not %clc-run --device cpu --global 16 --local 8 %s second int[16] 2>&1 | FileCheck %s --check-prefix=SECOND
// SECOND: oneclc: kernel second: only 1 of the 8 work-items of group ({{[01]}}, 0, 0) reached a barrier
// A named barrier for more sub-groups than there are gives one, too.
// RUN: not %clc-run --device cpu -I %source/include --global 16 --local 8 %S/Inputs/named_barrier.cl named int[16] 2>&1 | FileCheck %s --check-prefix=NAMED
// NAMED: oneclc: kernel named: only 8 of the 8 work-items of group ({{[01]}}, 0, 0) reached a named barrier, and that waits for more
kernel void divergent(global int *a) {
  if (get_local_id(0) < 3)
    return;
  barrier(CLK_LOCAL_MEM_FENCE);
  a[get_global_id(0)] = 1;
}
kernel void second(global int *a) {
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 7)
    barrier(CLK_LOCAL_MEM_FENCE);
  a[get_global_id(0)] = 1;
}
