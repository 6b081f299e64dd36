// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The kernels that driver.c runs, as jobs.c says: together they use all that a driver supplies.

struct step {
  int by; // This structure fits a register: C would pass it in one, a kernel takes it from the stack.
  float scale;
};

struct table {
  int first;
  double16 entries;
};

// Arguments by value: structures of both kinds, vectors of all sizes, a scalar.
kernel void values(struct step step, struct table table, char2 bytes, uchar3 colour, float8 weights, short more,
                   global int *out) {
  const int i = get_global_id(0);
  const double entry = ((private const double *)&table.entries)[i % 16];
  const float weight = ((private const float *)&weights)[i % 8];
  out[i] = i * step.by + (int)(step.scale * weight) + table.first + (int)entry + bytes.x * bytes.y + colour.z + more;
}

// The kernel's own local variables: an item reads what another item of its group has written.
kernel void mirror(global int *out) {
  local int row[64];
  local int base;
  const int i = get_local_id(0), n = get_local_size(0);
  if (i == 0)
    base = 1000 * get_group_id(0);
  row[i] = get_global_id(0);
  for (int round = 0; round < 100; round++) {
    barrier(CLK_LOCAL_MEM_FENCE);
    const int other = row[n - 1 - i];
    barrier(CLK_LOCAL_MEM_FENCE);
    row[i] = other + 1;
  }
  out[get_global_id(0)] = base + row[i];
}

// Local memory as an argument, and a collective of the work-group, which uses the driver's scratch memory.
kernel void sums(local int *part, global int *out) {
  const int i = get_local_linear_id(), n = get_local_size(0) * get_local_size(1);
  part[i] = get_global_linear_id();
  barrier(CLK_LOCAL_MEM_FENCE);
  out[get_global_linear_id()] = work_group_scan_inclusive_add(part[n - 1 - i]);
}

// An image that is read through a sampler, and one that is written: in thousandths, the means of two by two pixels.
kernel void half_size(read_only image2d_t from, sampler_t linear, write_only image2d_t to) {
  const int2 at = {get_global_id(0), get_global_id(1)};
  write_imagei(to, at, convert_int4_rte(read_imagef(from, linear, convert_float2(at) * 2 + 1) * 1000));
}

kernel void greet(float4 numbers) {
  if (get_global_id(0) == get_global_size(0) - 1)
    printf("item %d of group %d has %v4hlg and %s\n", (int)get_local_id(0), (int)get_group_id(0), numbers, "a text");
}
