// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests kernel arguments of every kind on every vector ABI, which passes values in registers, on the stack or by
// reference.
// RUN: printf '\003\000\000\000\000\000\200\077\000\000\000\100' > %t.struct
// RUN: printf '\001\000\000\000\002\000\000\000' > %t.ints
// RUN: %clc-run --device cpu%if x86_64 %{:sse2%} %s all out:float[24] 1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 char3:1,-2,3 @%t.struct 0x1p-3,2 local:64 in:[]:5,6 @%t.ints 1000000000000 | FileCheck %s
// RUN: %clc-run --device %device %s all out:float[24] float16:1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16 char3:1,-2,3 @%t.struct double2:0x1p-3,2 local:float[16] in:int[]:5,6 int[]:@%t.ints long:1000000000000 | FileCheck %s
// CHECK: {{^}}1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 -2 3 1 0.125 5 3 42 999999995904{{$}}
struct pair {
  int n;
  float x[2];
};
kernel void all(global float *to, float16 v, char3 c, struct pair s, double2 d, local float *l, global const int *in,
                constant int *k, long big) {
  l[15] = 42;
  *(global float16 *)to = v;
  to[16] = c.y;
  to[17] = s.n;
  to[18] = s.x[0];
  to[19] = d.x;
  to[20] = in[0];
  to[21] = k[0] + k[1];
  to[22] = l[15];
  to[23] = big;
}

// RUN: %clc-run --device cpu --list %s | FileCheck %s --check-prefix=LIST
// LIST: all(float*, float16, char3, struct pair, double2, local float*, int*, int*, long)
// LIST: io(float4*, int*)

// Outputs go to files, and input files are not changed.
// RUN: %clc-run --device %device --global 2 %s io out@%t.bin:float4[2] int[]:1,2
// RUN: %clc-run --device %device %s show out:float[]:@%t.bin | FileCheck %s --check-prefix=FILE
// FILE: {{^}}0 1 0.5 -0 1 2 0.5 -0{{$}}
kernel void io(global float4 *to, global int *n) {
  to[get_global_id(0)] = (float4)(n[get_global_id(0)] - 1, n[get_global_id(0)], 0.5f, -0.0f);
}
kernel void show(global float *same) {}

// Half-precision literals are rounded once, directly from the text: a number slightly above 1 + 2^-11 is above the tie.
// RUN: %clc-run --device cpu --hex %s halves out:half[]:1,1.00048828125,1.000488281250000000000000000000001,0x1.006p0,65519.999,inf,-1e-8,5.9604644775390625e-8,nan,inf,#1234,2.98023223876953125e-8,2.980232238769531250001e-8 | FileCheck %s --check-prefix=HALF
// HALF: {{^}}#3c00 #3c00 #3c01 #3c02 #7bff #7c00 #8000 #0001 #7e00 #7c00 #1234 #0000 #0001{{$}}
// RUN: %clc-run --device cpu %s halves out:half[]:0.1,65504,6e-8,1e-3,3.14159 | FileCheck %s --check-prefix=SHORT
// SHORT: {{^}}0.1 65504 6e-08 0.001 3.14{{$}}
kernel void halves(global half *same) {}

// RUN: %clc-run --device cpu %s integers out:char[]:-128,127,0x7f out:ulong[]:0xffffffffffffffff out:long[]:-9223372036854775808 out:float[]:16777217,0.1,1e-46,-Infinity,-0.0 out:double2[]:0.1,1e308 | FileCheck %s --check-prefix=INTEGER
// INTEGER: -128 127 127
// INTEGER-NEXT: 18446744073709551615
// INTEGER-NEXT: -9223372036854775808
// INTEGER-NEXT: 16777216 0.1 0 -inf -0
// INTEGER-NEXT: 0.1,1e+308
kernel void integers(global char *a, global ulong *b, global long *c, global float *d, global double2 *e) {}

// A required work-group size is the default local size. (PTX does not contain it, so that this needs a CPU.)
// RUN: %clc-run --device cpu --global 12 %s six out:int[12] | FileCheck %s --check-prefix=SIX
// SIX: 6 6 6 6 6 6 6 6 6 6 6 6
kernel __attribute__((reqd_work_group_size(6, 1, 1))) void six(global int *to) {
  to[get_global_id(0)] = get_local_size(0);
}
