// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests edge cases of printf (6.15.14): its result, wrong formats, vectors of 8-byte elements (after which Intel's
// runtime prints 0), long output, and many work-items at a time, whose lines must stay whole.
// DEVICES: cpu cuda
// RUN: %clc-run --device %device --global 1 %s edges in:int[4]:1 out:int[9] 2>%t | FileCheck %s
// RUN: FileCheck %s --check-prefix=WARNING <%t
// RUN: %clc-run --device %device --global 4096 --local 64 %s many >%t-many
// RUN: test $(grep -c '^[0-9]*: of the group [0-9]*, 1,2,3,4$' %t-many) = 4096
// RUN: test $(sort -n %t-many | uniq | wc -l) = 4096
// WARNING: warning: format specifies type 'int __attribute__((ext_vector_type(5)))'
kernel void edges(global const int *n, global int *result) {
  const int i = n[0];
  result[0] = printf("%d\n", i);
  // CHECK: {{^}}1{{$}}
  result[1] = printf("%v5hld\n", i);
  result[2] = printf("%n\n", i);
  result[3] = printf("%000000000000000000000000000000d\n", i);
  result[4] = printf("%");
  result[7] = printf("%zf", 1.0 * i);
  result[8] = printf("%v2zd", (long2)(i, i));
  // CHECK-NEXT: {{^}}1,2,3 4,5 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 2{{$}}
  result[5] = printf("%v3lg %v2ld %v16ld %d\n", (double3)(i, 2, 3), (long2)(4, 5),
                     (long16)(i, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16), 2 * i);
  // Output longer than the library keeps together, by its letters and by its arguments.
  // CHECK-NEXT: {{^(0123456789){60}$}}
  result[6] = printf("0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456"
                     "78901234567890123456789"
                     "0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456"
                     "78901234567890123456789"
                     "0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456"
                     "78901234567890123456789"
                     "0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456"
                     "78901234567890123456789"
                     "0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456"
                     "78901234567890123456789\n");
  // CHECK-NEXT: {{^(1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1 ){5}1$}}
  printf("%v16hhd %v16hd %v16hld %v16ld %v16hlg %d\n", (char16)(i), (short16)(i), (int16)(i), (long16)(i), (float16)(i),
         i);
  // CHECK-NEXT: {{^}}0 -1 -1 -1 -1 0 0 -1 -1{{$}}
}

kernel void many(void) {
  printf("%d: of the group %d, %v4hhd\n", (int)get_global_id(0), (int)get_group_id(0), (char4)(1, 2, 3, 4));
}
