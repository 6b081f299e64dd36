// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each function f with a constant argument stores its result, and LLVM knows which that is.
#define device __attribute__((device))
#define nan __builtin_nanf("")
extern "C" {
device int __nv_float2int_rz(float), __nv_double2int_rn(double), __nv_ilogb(double), __nv_ilogbf(float), __nv_ffs(int), __nv_ffsll(long long),
    __nv_brev(int), __nv_mul24(int, int), __nv_hadd(int, int), __nv_sad(int, int, int), __nv_double2hiint(double), __nv_isinfd(double),
    __nv_signbitf(float), __nv_clzll(long long);
device unsigned __nv_float2uint_rn(float), __nv_double2uint_rz(double);
device long long __nv_float2ll_rd(float), __nv_double2ll_ru(double), __nv_llroundf(float), __nv_llrint(double);
device unsigned long long __nv_float2ull_ru(float), __nv_double2ull_rz(double);
device float __nv_fadd_ru(float, float), __nv_fadd_rd(float, float), __nv_fsub_rz(float, float), __nv_fmul_rz(float, float),
    __nv_fdiv_ru(float, float), __nv_fmaf_rz(float, float, float), __nv_hypotf(float, float);
device double __nv_hiloint2double(int, int), __nv_ddiv_rd(double, double);
}

#define check(T) extern "C" __attribute__((global)) void check_##T(T volatile *result)
// CHECK-LABEL: @check_int(
check(int) {
  // NaN becomes 0 where neither type has 64 bits.
  *result = __nv_float2int_rz(nan); // CHECK: store volatile i32 0,
  *result = __nv_float2int_rz(3e9f); // CHECK-NEXT: store volatile i32 2147483647,
  *result = __nv_float2int_rz(-3e9f); // CHECK-NEXT: store volatile i32 -2147483648,
  *result = __nv_float2uint_rn(-1); // CHECK-NEXT: store volatile i32 0,
  *result = __nv_float2uint_rn(nan); // CHECK-NEXT: store volatile i32 0,
  *result = __nv_double2int_rn(nan); // CHECK-NEXT: store volatile i32 -2147483648,
  *result = __nv_double2int_rn(2.5); // CHECK-NEXT: store volatile i32 2,
  *result = __nv_double2uint_rz(nan); // CHECK-NEXT: store volatile i32 -2147483648,
  *result = __nv_double2uint_rz(1e30); // CHECK-NEXT: store volatile i32 -1,
  // CUDA's ilogb of NaN and of 0 are the least int.
  *result = __nv_ilogb(nan); // CHECK-NEXT: store volatile i32 -2147483648,
  *result = __nv_ilogb(0); // CHECK-NEXT: store volatile i32 -2147483648,
  *result = __nv_ilogbf(__builtin_inff()); // CHECK-NEXT: store volatile i32 2147483647,
  *result = __nv_ilogbf(0x1p-149f); // CHECK-NEXT: store volatile i32 -149,
  *result = __nv_ffs(0); // CHECK-NEXT: store volatile i32 0,
  *result = __nv_ffs(40); // CHECK-NEXT: store volatile i32 4,
  *result = __nv_ffsll(1ll << 62); // CHECK-NEXT: store volatile i32 63,
  *result = __nv_brev(1); // CHECK-NEXT: store volatile i32 -2147483648,
  *result = __nv_clzll(1); // CHECK-NEXT: store volatile i32 63,
  // The upper 8 bits do not count.
  *result = __nv_mul24(0x01000003, 0xfffffe); // CHECK-NEXT: store volatile i32 -6,
  *result = __nv_hadd(-1, -2); // CHECK-NEXT: store volatile i32 -2,
  *result = __nv_sad(-2147483647 - 1, 2147483647, 1); // CHECK-NEXT: store volatile i32 0,
  *result = __nv_double2hiint(-2); // CHECK-NEXT: store volatile i32 -1073741824,
  *result = __nv_isinfd(-__builtin_inf()); // CHECK-NEXT: store volatile i32 1,
  *result = __nv_signbitf(-0.0f); // CHECK-NEXT: store volatile i32 1,
}

typedef long long longlong;
// CHECK-LABEL: @check_longlong(
check(longlong) {
  *result = __nv_float2ll_rd(nan); // CHECK: store volatile i64 -9223372036854775808,
  *result = __nv_float2ll_rd(-2.5f); // CHECK-NEXT: store volatile i64 -3,
  *result = __nv_float2ull_ru(nan); // CHECK-NEXT: store volatile i64 -9223372036854775808,
  *result = __nv_float2ull_ru(1e30f); // CHECK-NEXT: store volatile i64 -1,
  *result = __nv_double2ull_rz(-1e30); // CHECK-NEXT: store volatile i64 0,
  *result = __nv_double2ll_ru(1e30); // CHECK-NEXT: store volatile i64 9223372036854775807,
  *result = __nv_double2ll_ru(2.5); // CHECK-NEXT: store volatile i64 3,
  *result = __nv_llroundf(-2.5f); // CHECK-NEXT: store volatile i64 -3,
  *result = __nv_llroundf(1e30f); // CHECK-NEXT: store volatile i64 9223372036854775807,
  *result = __nv_llrint(2.5); // CHECK-NEXT: store volatile i64 2,
}

// CHECK-LABEL: @check_double(
check(double) {
  *result = __nv_fadd_ru(1, 0x1p-60f); // CHECK: store volatile double {{f?}}0x3FF0000020000000,
  *result = __nv_fadd_rd(1, 0x1p-60f); // CHECK-NEXT: store volatile double 1.000000e+00,
  *result = __nv_fsub_rz(1, 0x1p-60f); // CHECK-NEXT: store volatile double {{f?}}0x3FEFFFFFE0000000,
  *result = __nv_fmul_rz(0x1.000002p0f, 0x1.fffffep0f); // CHECK-NEXT: store volatile double 2.000000e+00,
  *result = __nv_fdiv_ru(1, 3); // CHECK-NEXT: store volatile double {{f?}}0x3FD5555560000000,
  *result = __nv_ddiv_rd(2, 3); // CHECK-NEXT: store volatile double {{f?}}0x3FE5555555555555,
  *result = __nv_fmaf_rz(1, 1, -0x1p-60f); // CHECK-NEXT: store volatile double {{f?}}0x3FEFFFFFE0000000,
  *result = __nv_hiloint2double(0x3ff80000, 0); // CHECK-NEXT: store volatile double 1.500000e+00,
  *result = __nv_hypotf(__builtin_inff(), nan); // CHECK: store volatile double {{f?}}0x7FF0000000000000,
}
