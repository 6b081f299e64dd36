// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Each function with constant arguments stores its result, and LLVM knows which that is.
#define device __attribute__((device))
#define nan __builtin_nanf("")
#define inf __builtin_inff()
typedef _Float16 half;
typedef half half2 __attribute__((ext_vector_type(2)));
typedef short short2 __attribute__((ext_vector_type(2)));
struct quotient {
  float remainder;
  int quotient;
};
extern "C" {
device float __ocml_add_rtn_f32(float, float), __ocml_add_rtp_f32(float, float), __ocml_add_rtz_f32(float, float),
    __ocml_sub_rtz_f32(float, float), __ocml_mul_rtz_f32(float, float), __ocml_div_rtp_f32(float, float),
    __ocml_sqrt_rtp_f32(float), __ocml_fma_rtz_f32(float, float, float), __ocml_add_rte_f32(float, float),
    __ocml_cvtrtp_f32_s32(int), __ocml_cvtrtz_f32_u64(unsigned long), __ocml_cvtrtn_f32_f64(double),
    __ocml_fma_f32(float, float, float), __ocml_hypot_f32(float, float), __ocml_fdim_f32(float, float),
    __ocml_scalb_f32(float, float), __ocml_succ_f32(float), __ocml_pred_f32(float), __ocml_fmax_f32(float, float),
    __ocml_min_f32(float, float), __ocml_maxmag_f32(float, float), __ocml_ldexp_f32(float, int),
    __ocml_pown_f32(float, int);
device double __ocml_div_rtn_f64(double, double), __ocml_mul_rtp_f64(double, double),
    __ocml_add_rtn_f64(double, double), __ocml_sqrt_rtn_f64(double), __ocml_cvtrtz_f64_s64(long),
    __ocml_nearbyint_f64(double), __ocml_logb_f64(double), __ocml_succ_f64(double);
device half __ocml_add_rtp_f16(half, half), __ocml_cvtrtz_f16_f64(double), __ocml_cvtrte_f16_f64(double);
device half2 __ocml_ceil_2f16(half2);
device short2 __ocml_isnan_2f16(half2), __ocml_signbit_2f16(half2);
device int __ocml_ilogb_f32(float), __ocml_ilogb_f64(double), __ocml_isinf_f32(float), __ocml_isnormal_f64(double),
    __ocml_signbit_f16(half), __ocml_fpclassify_f32(float), __ocml_fpclassify_f64(double), __ocml_fpclassify_f16(half);
device struct quotient __ocml_remquo2_f32(float, float);
}

#define check(T) extern "C" __attribute__((global)) void check_##T(T volatile *result)
// CHECK-LABEL: @check_int(
check(int) {
  *result = __ocml_ilogb_f32(0);               // CHECK: store volatile i32 -2147483648,
  *result = __ocml_ilogb_f32(nan);             // CHECK-NEXT: store volatile i32 2147483647,
  *result = __ocml_ilogb_f64(inf);             // CHECK-NEXT: store volatile i32 2147483647,
  *result = __ocml_ilogb_f64(0x1p-1074);       // CHECK-NEXT: store volatile i32 -1074,
  *result = __ocml_isinf_f32(-inf);            // CHECK-NEXT: store volatile i32 1,
  *result = __ocml_isnormal_f64(0x1p-1030);    // CHECK-NEXT: store volatile i32 0,
  *result = __ocml_signbit_f16(-0.0f16);       // CHECK-NEXT: store volatile i32 1,
  *result = __ocml_fpclassify_f32(nan);        // CHECK-NEXT: store volatile i32 0,
  *result = __ocml_fpclassify_f64(-inf);       // CHECK-NEXT: store volatile i32 1,
  *result = __ocml_fpclassify_f16(-0.0f16);    // CHECK-NEXT: store volatile i32 2,
  *result = __ocml_fpclassify_f16(0x1p-24f16); // CHECK-NEXT: store volatile i32 3,
  *result = __ocml_fpclassify_f32(0x1p-126f);  // CHECK-NEXT: store volatile i32 4,
  *result = __builtin_bit_cast(int, __ocml_isnan_2f16((half2){(half)nan, 1})); // CHECK-NEXT: store volatile i32 65535,
  *result = __builtin_bit_cast(int, __ocml_signbit_2f16((half2){1, -1}));      // CHECK-NEXT: store volatile i32 -65536,
  *result = __ocml_remquo2_f32(7, 2).quotient;                                 // CHECK-NEXT: store volatile i32 4,
  *result = __ocml_remquo2_f32(7, 2).remainder;                                // CHECK-NEXT: store volatile i32 -1,
}

// CHECK-LABEL: @check_double(
check(double) {
  *result = __ocml_add_rtp_f32(1, 0x1p-60f);   // CHECK: store volatile double {{f?}}0x3FF0000020000000,
  *result = __ocml_add_rtn_f32(1, 0x1p-60f);   // CHECK-NEXT: store volatile double 1.000000e+00,
  *result = __ocml_add_rtn_f32(1, -1);         // CHECK-NEXT: store volatile double -0.000000e+00,
  *result = __ocml_add_rte_f32(1, 0x1.8p-24f); // CHECK-NEXT: store volatile double {{f?}}0x3FF0000020000000,
  *result = __ocml_add_rtz_f32(1, -0x1p-60f);  // CHECK-NEXT: store volatile double {{f?}}0x3FEFFFFFE0000000,
  *result = __ocml_sub_rtz_f32(1, 0x1p-60f);   // CHECK-NEXT: store volatile double {{f?}}0x3FEFFFFFE0000000,
  *result = __ocml_mul_rtz_f32(0x1.000002p0f, 0x1.fffffep0f); // CHECK-NEXT: store volatile double 2.000000e+00,
  *result = __ocml_mul_rtz_f32(0x1p100f, 0x1p100f);     // CHECK-NEXT: store volatile double {{f?}}0x47EFFFFFE0000000,
  *result = __ocml_div_rtp_f32(1, 3);                   // CHECK-NEXT: store volatile double {{f?}}0x3FD5555560000000,
  *result = __ocml_sqrt_rtp_f32(2);                     // CHECK-NEXT: store volatile double {{f?}}0x3FF6A09E80000000,
  *result = __ocml_fma_rtz_f32(1, 1, -0x1p-60f);        // CHECK-NEXT: store volatile double {{f?}}0x3FEFFFFFE0000000,
  *result = __ocml_fma_f32(0x1.001p0f, 0x1.001p0f, -1); // CHECK-NEXT: store volatile double {{f?}}0x3F40008000000000,
  *result = __ocml_div_rtn_f64(2, 3);                   // CHECK-NEXT: store volatile double {{f?}}0x3FE5555555555555,
  *result = __ocml_mul_rtp_f64(0x1p-600, 0x1p-600);     // CHECK-NEXT: store volatile double {{4.940.*e-324|f?0x0*1}},
  *result = __ocml_add_rtn_f64(1, -0x1p-200);           // CHECK-NEXT: store volatile double {{f?}}0x3FEFFFFFFFFFFFFF,
  *result = __ocml_sqrt_rtn_f64(2);                     // CHECK-NEXT: store volatile double {{f?}}0x3FF6A09E667F3BCC,
  *result = __ocml_cvtrtp_f32_s32(0x1000001);           // CHECK-NEXT: store volatile double {{f?}}0x4170000020000000,
  *result = __ocml_cvtrtz_f32_u64(-1ul);                // CHECK-NEXT: store volatile double {{f?}}0x43EFFFFFE0000000,
  *result = __ocml_cvtrtn_f32_f64(-0x1p-200);           // CHECK-NEXT: store volatile double {{f?}}0xB6A0000000000000,
  *result = __ocml_cvtrtz_f64_s64(0x7fffffffffffffff);  // CHECK-NEXT: store volatile double {{f?}}0x43DFFFFFFFFFFFFF,
  *result = (double)__ocml_add_rtp_f16(1, 0x1p-20f16);  // CHECK-NEXT: store volatile double {{f?}}0x3FF0040000000000,
  *result = (double)__ocml_cvtrtz_f16_f64(70000);       // CHECK-NEXT: store volatile double 6.550400e+04,
  *result = (double)__ocml_cvtrte_f16_f64(0x1.002p0);   // CHECK-NEXT: store volatile double 1.000000e+00,
  *result = __ocml_hypot_f32(inf, nan);                 // CHECK-NEXT: store volatile double {{f?}}0x7FF0000000000000,
  *result = __ocml_fdim_f32(3, 1);                      // CHECK-NEXT: store volatile double 2.000000e+00,
  *result = __ocml_scalb_f32(3, 4);                     // CHECK-NEXT: store volatile double 4.800000e+01,
  *result = __ocml_scalb_f32(3, -inf);                  // CHECK-NEXT: store volatile double 0.000000e+00,
  *result = __ocml_scalb_f32(inf, inf);                 // CHECK-NEXT: store volatile double {{f?0x7FF[8-F].*}},
  *result = __ocml_succ_f32(-0x1p-149f);                // CHECK-NEXT: store volatile double -0.000000e+00,
  *result = __ocml_succ_f64(inf);                       // CHECK-NEXT: store volatile double {{f?}}0x7FF0000000000000,
  *result = __ocml_pred_f32(1);                         // CHECK-NEXT: store volatile double {{f?}}0x3FEFFFFFE0000000,
  *result = __ocml_fmax_f32(nan, 1);                    // CHECK-NEXT: store volatile double 1.000000e+00,
  *result = __ocml_min_f32(2, -1);                      // CHECK-NEXT: store volatile double -1.000000e+00,
  *result = __ocml_maxmag_f32(2, -3);                   // CHECK-NEXT: store volatile double -3.000000e+00,
  *result = __ocml_ldexp_f32(3, -1);                    // CHECK-NEXT: store volatile double 1.500000e+00,
  *result = __ocml_pown_f32(-3, 3);                     // CHECK-NEXT: store volatile double -2.700000e+01,
  *result = __ocml_nearbyint_f64(2.5);                  // CHECK-NEXT: store volatile double 2.000000e+00,
  *result = __ocml_logb_f64(0x1p-1030);                 // CHECK-NEXT: store volatile double -1.030000e+03,
  *result = (double)__ocml_ceil_2f16((half2){1, 1.5f16}).y; // CHECK-NEXT: store volatile double 2.000000e+00,
}
