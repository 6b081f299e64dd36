// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Of each 2^30 work-items one says what it is, at the place that its id names.
kernel void beyond(global ulong *ids, global ulong *linear) {
  const ulong id = get_global_id(0);
  if ((id & 0x3fffffff) == 12345) {
    ids[id >> 30] = id;
    linear[id >> 30] = get_global_linear_id();
  }
}
