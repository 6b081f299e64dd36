// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a kernel library of PoCL's looks like: builtins with its prefix, unoptimised, and what they call; ids;
// atomics; a function that is called like one of ours and takes something else.
#define OVERLOAD __attribute__((overloadable))
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
OVERLOAD float helper(float x) { return x; }
OVERLOAD half _cl_sin(half x); // declared, called and lacking, as PoCL's length of half is
OVERLOAD half helper(half x) { return _cl_sin(x); }
OVERLOAD float _cl_sin(float x) { return helper(x); }
OVERLOAD float2 _cl_sin(float2 x) { return x; }
OVERLOAD float4 _cl_sin(float4 x) { return x; }
OVERLOAD float8 _cl_sin(float8 x) { return x; }
OVERLOAD float16 _cl_sin(float16 x) { return x; }
OVERLOAD float _cl_half_exp2(float x) { return x; } // the same function as native_exp2 here
OVERLOAD float4 _cl_half_exp2(float4 x) { return x; }
OVERLOAD float _cl_native_exp2(float x) { return x; }
OVERLOAD float4 _cl_native_exp2(float4 x) { return x; }
OVERLOAD float _cl_sincos(float x, private float *y) { return *y = _cl_sin(x); }
OVERLOAD uchar4 _cl_convert_uchar4_sat_rte(float4 x) { return 0; }
OVERLOAD float4 vload4(size_t i, global const float *p) { return 0; }
OVERLOAD int _cl_get_global_id(uint dimension) { return 42; }
OVERLOAD uint _cl_atomic_inc(volatile local uint *p) {
  return __opencl_atomic_fetch_add((volatile local atomic_uint *)p, 1, memory_order_acq_rel, memory_scope_device);
}
OVERLOAD uint _cl_atomic_inc(volatile global uint *p) {
  return __opencl_atomic_fetch_add((volatile global atomic_uint *)p, 1, memory_order_acq_rel, memory_scope_device);
}
// As if it returned a pair.
OVERLOAD double2 exotic(float x) __asm("_Z7_cl_cosf");
OVERLOAD double2 exotic(float x) { return x; }
