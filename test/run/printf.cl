// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests printf (6.15.14): scalars, strings, and vectors passed in every way.
// DEVICES: cpu cuda opencl:Intel
// RUN: %clc-run --device %device --global 1 %s formats in:int[4]:1 in:float[8]:1.5 | FileCheck %s
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
kernel void formats(global const int *n, global const float *x) {
  const int i = n[0];
  const float f = x[0];
  // CHECK: {{^}}1 -7 001 0x2a 18446744073709551615|   +3|{{$}}
  printf("%d %d %03d %#x %lu|%+5d|\n", i, -7 * i, i, 42 * i, (ulong)-i, 3 * i);
  // CHECK-NEXT: {{^}}200 -56 65535 -1{{$}}
  printf("%hhu %hhd %hu %hd\n", 200 * i, 200 * i, 65535 * i, 65535 * i);
  // CHECK-NEXT: {{^}}1.500000 1.50 1.5e+00 1.5 0x1.8p+0 1.5{{$}}
  printf("%f %.2f %.1e %g %a %g\n", f, f, f, f, (double)f, (half)f);
  // CHECK-NEXT: {{^}}string % c 100% c d{{$}}
  printf("%s %% %c %d%% %c %c\n", "string", 'b' + i, 100 * i, 'b' + i, 'c' + i);
  // CHECK-NEXT: {{^}}1,2 3,4,5 6,7,8,9{{$}}
  printf("%v2hhd %v3hhu %v4hhd\n", (char2)(i, 2), (uchar3)(3, 4, 5), (char4)(6, 7, 8, 9) * (char)i);
  // CHECK-NEXT: {{^}}-1,-2,-3 ff,01 1,2,3,4{{$}}
  printf("%v3hd %.2v2hhx %v4hd\n", (short3)(-i, -2, -3), (uchar2)(255, i), (short4)(i, 2, 3, 4));
  // CHECK-NEXT: {{^}}1.50,2.50,3.50,4.50 1,-1{{$}}
  printf("%.2v4hlf %v2hld\n", (float4)(f, 2.5f, 3.5f, 4.5f), (int2)(i, -i));
  // CHECK-NEXT: {{^}}1.5,2.5 1.5,2.5,3.5,4.5{{$}}
  printf("%v2hlg %v4hg\n", (float2)(f, 2.5f), (half4)(f, 2.5h, 3.5h, 4.5h));
  // CHECK-NEXT: {{^}}7 1,2,3,4,5,6,7,8 9{{$}}
  printf("%d %v8hld %d\n", 7 * i, (int8)(i, 2, 3, 4, 5, 6, 7, 8), 9 * i);
  // CHECK-NEXT: {{^}}2 1,2,3{{$}}
  printf("%d %v3lg\n", 2 * i, (double3)(i, 2, 3));
  // CHECK-NEXT: {{^}}1,2,3,4,5,6,7,8 1.5,0,0,0,0,0,0,0,0,0,0,0,0,0,0,2 x{{$}}
  printf("%v8hhd %v16hlg %c\n", (char8)(i, 2, 3, 4, 5, 6, 7, 8),
         (float16)(f, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2), 'w' + i);
  // Lengths of OpenCL C 3.1: size_t and ptrdiff_t.
  // CHECK-NEXT: {{^}}18446744073709551615 -1 ffffffffffffffff 1777777777777777777777 -2 5000000000|{{$}}
  printf("%zu %zd %zx %to %ti %-3td|\n", (size_t)-i, (size_t)-i, (size_t)-i, (ptrdiff_t)-i, (ptrdiff_t)(-2 * i),
         (ptrdiff_t)(5000000000 * i));
  // More arguments than fit into registers.
  // CHECK-NEXT: {{^}}1 2 3 4 5 6 7 8 9 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1.5 1,2,3,4{{$}}
  printf("%d %d %d %d %d %d %d %d %d %g %g %g %g %g %g %g %g %g %g %g %v4hld\n", i, 2, 3, 4, 5, 6, 7, 8, 9, f, f, f, f,
         f, f, f, f, f, f, f, (int4)(i, 2, 3, 4));
  // LLVM would turn these calls into puts and putchar.
  // CHECK-NEXT: {{^}}a line{{$}}
  printf("a line\n");
  // CHECK-NEXT: {{^}}another{{$}}
  printf("%s\n", "another");
  // CHECK-NEXT: {{^}}c{{$}}
  printf("c");
  printf("\n");
}
