// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
kernel void print(global int *n, float4 v) {
  printf("a line\n");
  n[1] = printf("%d %s %v4hlf\n", n[0], "string", v);
}
