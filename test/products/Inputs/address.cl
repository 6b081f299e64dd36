// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
kernel void addresses(global int *g) {
  int *p = g;
  g[0] = (to_global(p) != 0) + (to_local(p) != 0) + (to_private(p) != 0);
}
