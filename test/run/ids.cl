// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests ids, sizes and groups in one to three dimensions, with offsets and with smaller last groups. Beyond the range's
// dimensions, ids and offsets are 0 and sizes are 1.
// ONE-LEVEL: ids are scalars.
// RUN: %clc-run --device %device --global 6 --local 2 %s one out:int[6] out:int[6] out:int[6] out:int[6] | FileCheck %s --check-prefix=ONE
// ONE: {{^}}0 1 2 3 4 5{{$}}
// ONE: {{^}}0 1 0 1 0 1{{$}}
// ONE: {{^}}0 0 1 1 2 2{{$}}
// ONE: {{^}}62311 62311 62311 62311 62311 62311{{$}}
kernel void one(global int *id, global int *local_id, global int *group, global int *sizes) {
  const int i = get_global_id(0);
  id[i] = i;
  local_id[i] = get_local_id(0);
  group[i] = get_group_id(0);
  sizes[i] = 10000 * get_global_size(0) + 1000 * get_local_size(0) + 100 * get_num_groups(0) + 10 * get_work_dim() +
             (get_enqueued_local_size(0) == 2);
}

// RUN: %clc-run --device %device --global 4,2,3 --local 2,1,3 %s three 'out:int3[24]' | FileCheck %s --check-prefix=THREE
// THREE: {{^}}0,0,0 1,0,0 2,1,0 3,1,0 4,0,10 5,0,10 6,1,10 7,1,10 8,0,1 9,0,1 10,1,1 11,1,1 12,0,11 13,0,11 14,1,11 15,1,11 16,0,2 17,0,2 18,1,2 19,1,2 20,0,12 21,0,12 22,1,12 23,1,12{{$}}
kernel void three(global int *to) {
  const int i = get_global_linear_id();
  const int at = (get_global_id(2) * get_global_size(1) + get_global_id(1)) * get_global_size(0) + get_global_id(0);
  to[4 * at] = i;
  to[4 * at + 1] = get_group_id(0);
  to[4 * at + 2] = 10 * get_group_id(1) + get_local_linear_id() / 2;
}

// RUN: %clc-run --device %device --global 2,2 --local 1,2 %s beyond out:int[11] | FileCheck %s --check-prefix=BEYOND
// BEYOND: {{^}}2 0 0 0 0 1 1 1 1 0 1{{$}}
kernel void beyond(global int *to) {
  volatile uint dim = 3; // not a constant to the compiler
  to[0] = get_work_dim();
  to[1] = get_global_id(dim);
  to[2] = get_local_id(dim);
  to[3] = get_group_id(dim);
  to[4] = get_global_offset(dim);
  to[5] = get_global_size(dim);
  to[6] = get_local_size(dim);
  to[7] = get_enqueued_local_size(dim);
  to[8] = get_num_groups(dim);
  to[9] = get_global_id(2);
  to[10] = get_local_size(2);
}

// Offsets and ranges that are no multiple of the group, which cuda does not have.
// RUN: %clc-run --device cpu --global 7,3 --local 3,2 --offset 10,20 %s last out:int[21] out:int[21] | FileCheck %s --check-prefix=LAST
// LAST: {{^}}20010 20011 20012 20013 20014 20015 20016 21010 21011 21012 21013 21014 21015 21016 22010 22011 22012 22013 22014 22015 22016{{$}}
// LAST: {{^}}32332 32332 32332 32332 32332 32332 12332 32332 32332 32332 32332 32332 32332 12332 31332 31332 31332 31332 31332 31332 11332{{$}}
kernel void last(global int *id, global int *sizes) {
  const int i = get_global_linear_id();
  id[i] = get_global_id(0) + 1000 * get_global_id(1);
  sizes[i] = 10000 * get_local_size(0) + 1000 * get_local_size(1) + 100 * get_enqueued_local_size(0) +
             10 * get_num_groups(0) + get_num_groups(1);
}
