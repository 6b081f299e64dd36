// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernels that driver.c runs with a thread for each work-item. Wherever plain data passes from one work-item to
// another, a builtin must order the accesses. The last two kernels lack such a builtin on purpose.
#pragma OPENCL EXTENSION cl_khr_int64_base_atomics : enable

enum { ROUNDS = 20, BINS = 16 };

// Hillis and Steele's scan: each step reads what other items wrote before the last barrier and writes after the next
// one.
kernel void barriers(global const uint *in, global uint *out, local uint *l) {
  const uint i = get_local_linear_id(), n = get_local_size(0) * get_local_size(1) * get_local_size(2),
             group = get_group_id(0);
  uint sum = in[group * n + i];
  for (uint step = 1; step < n; step *= 2) {
    l[i] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
    const uint other = i >= step ? l[i - step] : 0;
    work_group_barrier(CLK_LOCAL_MEM_FENCE, memory_scope_work_group);
    sum += other;
  }
  out[group * n + i] = sum;
  // The same through global memory that no other group uses.
  for (uint round = 0; round < ROUNDS; round++) {
    barrier(CLK_GLOBAL_MEM_FENCE);
    const uint neighbour = out[group * n + (i + 1) % n];
    barrier(CLK_GLOBAL_MEM_FENCE);
    out[group * n + i] = neighbour;
  }
}

// Counts a histogram in local memory and adds all groups' histograms up in global memory, with both generations of
// atomic builtins.
kernel void histogram(global const uint *in, global uint *out, local uint *l) {
  const uint i = get_local_linear_id(), n = get_local_size(0) * get_local_size(1) * get_local_size(2);
  volatile local atomic_uint *bins = (volatile local atomic_uint *)l;
  if (i < BINS)
    l[i] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (uint k = 0; k < ROUNDS; k++) {
    const uint bin = in[get_group_id(0) * n + (i + k) % n] % BINS;
    if (k & 1)
      atomic_inc((volatile local uint *)l + bin);
    else
      atomic_fetch_add_explicit(bins + bin, 1, memory_order_relaxed, memory_scope_work_group);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (i < BINS)
    atomic_add((volatile global uint *)out + i, l[i]);
}

// The group that arrives last adds up what all groups left in plain memory; release and acquire order these accesses.
kernel void last_group(global const uint *in, global uint *out, local uint *l) {
  const uint i = get_local_linear_id(), n = get_local_size(0) * get_local_size(1) * get_local_size(2),
             group = get_group_id(0);
  volatile global atomic_uint *arrived = (volatile global atomic_uint *)(out + 1);
  const uint sum = work_group_reduce_add(in[group * n + i]);
  if (i == 0) {
    out[2 + group] = sum;
    l[0] = atomic_fetch_add_explicit(arrived, 1, memory_order_acq_rel, memory_scope_device) == get_num_groups(0) - 1;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l[0] && i == 0) {
    uint total = 0;
    for (uint g = 0; g < get_num_groups(0); g++)
      total += out[2 + g];
    out[0] = total;
  }
}

// Locks around plain counters, made of a flag, of an exchange and of a compare-and-exchange.
kernel void locks(global const uint *in, global uint *out, local uint *l) {
  volatile global atomic_flag *flag = (volatile global atomic_flag *)(out + 4);
  volatile global atomic_uint *word = (volatile global atomic_uint *)(out + 5);
  (void)in, (void)l;
  for (uint round = 0; round < 4; round++) {
    while (atomic_flag_test_and_set_explicit(flag, memory_order_acquire, memory_scope_device)) {
    }
    out[0]++;
    atomic_flag_clear_explicit(flag, memory_order_release, memory_scope_device);
    while (atomic_exchange(word, 1)) {
    }
    out[1]++;
    atomic_store(word, 0);
    uint free = 0;
    while (!atomic_compare_exchange_weak_explicit(word + 1, &free, 1, memory_order_acquire, memory_order_relaxed,
                                                  memory_scope_device))
      free = 0;
    out[2]++;
    atomic_store_explicit(word + 1, 0, memory_order_release, memory_scope_device);
  }
}

// Collectives one after the other with nothing in between: none may reuse scratch memory before all items have read the
// previous one's results.
kernel void collectives(global const uint *in, global uint *out, local uint *l) {
  const uint i = get_local_linear_id(), n = get_local_size(0) * get_local_size(1) * get_local_size(2),
             group = get_group_id(0);
  (void)l;
  uint sum = 0;
  for (uint round = 0; round < ROUNDS; round++) {
    const uint x = in[group * n + (i + round) % n] % 1000;
    sum += work_group_reduce_add(x) + 3 * work_group_scan_exclusive_add(x) + 5 * work_group_scan_inclusive_max(x);
    sum +=
        7 * work_group_broadcast(x, round % get_local_size(0), round % get_local_size(1), round % get_local_size(2)) +
        11 * work_group_any(x == 7) + 13 * work_group_all(x < 999);
  }
  out[group * n + i] = sum;
}

// Copies to local memory and back by all items of the group, where items read what other items copied.
kernel void copies(global const uint *in, global uint *out, local uint *l) {
  const uint i = get_local_linear_id(), n = get_local_size(0) * get_local_size(1) * get_local_size(2),
             group = get_group_id(0);
  for (uint round = 0; round < 4; round++) {
    event_t event = async_work_group_copy(l, in + group * n, n, 0);
    wait_group_events(1, &event);
    const uint x = l[n - 1 - i];
    barrier(CLK_LOCAL_MEM_FENCE);
    l[i] = x + round;
    barrier(CLK_LOCAL_MEM_FENCE);
    event = async_work_group_strided_copy(out + group * n, l, n, 1, 0);
    wait_group_events(1, &event);
  }
}

kernel void no_barrier(global const uint *in, global uint *out, local uint *l) {
  const uint i = get_local_linear_id(), n = get_local_size(0) * get_local_size(1) * get_local_size(2);
  l[i] = in[i];
  out[get_global_linear_id()] = l[n - 1 - i];
}

kernel void relaxed(global const uint *in, global uint *out, local uint *l) {
  volatile global atomic_uint *ready = (volatile global atomic_uint *)(out + 1);
  (void)l;
  if (get_global_linear_id() == 0) {
    out[0] = in[0];
    atomic_store_explicit(ready, 1, memory_order_relaxed, memory_scope_device);
  } else {
    while (!atomic_load_explicit(ready, memory_order_relaxed, memory_scope_device)) {
    }
    out[2 + get_global_linear_id()] = out[0];
  }
}
