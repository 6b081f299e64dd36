// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Instructions that tinygrad's emulator does otherwise than AMD's manuals (lab/amd/faults.tsv), each by its name,
// so that no compiler takes another.
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

#define ONE(NAME, RESULT, INSTRUCTION, ARGUMENT) \
  RESULT NAME(ARGUMENT x) { \
    RESULT r; \
    __asm volatile(INSTRUCTION " %0, %1" : "=v"(r) : "v"(x)); \
    return r; \
  }
#define TWO(NAME, RESULT, INSTRUCTION, FIRST, SECOND, MODIFIERS) \
  RESULT NAME(FIRST x, SECOND y) { \
    RESULT r; \
    __asm volatile(INSTRUCTION " %0, %1, %2" MODIFIERS : "=v"(r) : "v"(x), "v"(y)); \
    return r; \
  }
#define THREE(NAME, RESULT, INSTRUCTION, FIRST, SECOND, THIRD, MODIFIERS) \
  RESULT NAME(FIRST x, SECOND y, THIRD z) { \
    RESULT r; \
    __asm volatile(INSTRUCTION " %0, %1, %2, %3" MODIFIERS : "=v"(r) : "v"(x), "v"(y), "v"(z)); \
    return r; \
  }

ONE(rndne, float, "v_rndne_f32", float)
ONE(rndne64, double, "v_rndne_f64", double)
ONE(mantissa, float, "v_frexp_mant_f32", float)
ONE(exponent, int, "v_frexp_exp_i32_f32", float)
ONE(exponent64, int, "v_frexp_exp_i32_f64", double)
ONE(to_int, int, "v_cvt_i32_f32", float)
ONE(to_int64, int, "v_cvt_i32_f64", double)
TWO(scale, float, "v_ldexp_f32", float, int, "")
TWO(scale64, double, "v_ldexp_f64", double, int, "")
THREE(fused, float, "v_fma_f32", float, float, float, "")

static void rounding(global float *out, global double *out64) {
  out[0] = rndne(0x1.fffffep-2f); // the float below a half
  out[1] = rndne(-0.25f);
  out[2] = rndne(2.5f);
  out[3] = rndne(8388609.0f);
  out64[0] = rndne64(0x1.fffffffffffffp-2);
  out64[1] = rndne64(-3.5);
}

static void parts(global float *fractions, global int *exponents) {
  fractions[0] = mantissa(0x1.8p-130f);
  fractions[1] = mantissa(-0.0f);
  fractions[2] = mantissa(6.0f);
  exponents[0] = exponent(0x1.8p-130f);
  exponents[1] = exponent(0.0f);
  exponents[2] = exponent(6.0f);
  exponents[3] = exponent64(0x1p-1074);
}

static void scaling(global float *out, global double *out64) {
  out[0] = scale(0x1p-149f, 276);
  out[1] = scale(0x1p127f, -200);
  out[2] = scale(0x1.8p-100f, -49); // a tie
  out[3] = scale(1.0f, 1000);
  out64[0] = scale64(0x1p-1074, 2097);
  out64[1] = scale64(0x1p1023, -2000);
  out64[2] = scale64(0x1.fffffffffffffp0, -1023); // rounds up once
}

static void integers(global int *out) {
  out[0] = to_int(3e9f);
  out[1] = to_int(-3e9f);
  out[2] = to_int(NAN);
  out[3] = to_int(-1.75f);
  out[4] = to_int64(1e300);
  out[5] = to_int64(-2147483648.75);
}

#if defined __gfx1201__
#define LESS "v_pk_min_num_f16"
#define GREATER "v_max_num_f32"
#else
#define LESS "v_pk_min_f16"
#define GREATER "v_max_f32"
#endif

static void products(global float *out) {
  out[0] = fused(0x1.000002p0f, 0x1.000002p0f, -0x1.000004p0f); // what is behind the rounded product
  float r;
  __asm volatile("v_fma_f32 %0, %1, %1, -%2" : "=v"(r) : "v"(0x1.000002p0f), "v"(0x1.000004p0f));
  out[1] = r;
  __asm volatile("v_mul_f32 %0, -%1, |%2|" : "=v"(r) : "v"(0.0f), "v"(-2.0f));
  out[2] = r;
  out[3] = fused(0x1p-100f, 0x1p-49f, 0.0f);
  __asm volatile(GREATER " %0, -%1, -%1" : "=v"(r) : "v"(as_float(0x7fc00000)));
  out[4] = r; // NaN with the sign bit
}

THREE(fused16, uint, "v_fma_f16", uint, uint, uint, "")
TWO(less, uint, LESS, uint, uint, "")
TWO(sum, uint, "v_pk_add_i16", uint, uint, " clamp")
TWO(difference, uint, "v_pk_sub_u16", uint, uint, " clamp")

// Two halves or integers of 16 bits in each.
static void pairs(global uint *out) {
  out[0] = less(0x7e003c00, 0x40007e00); // 2 of NaN and 2, 1 of 1 and NaN
  out[1] = less(0x00008000, 0x80000000); // -0 is less than 0
  out[2] = sum(0x7fff8000, 0x0001ffff);
  out[3] = difference(0x00010005, 0x00020003);
  out[4] = fused16(0x3c01, 0x3bfe, 0x6801) & 0xffff; // (1 + 2^-10)(1 - 2^-10) + 2050: less than a tie by 2^-20
}

// A carry that goes to null, as the register before M0 is called, leaves M0; and what is no vector instruction may
// stand between those that move registers by an index.
static void registers(global int *out) {
  int m0, moved;
#if defined __GFX9__
  __asm volatile("s_mov_b32 %0, 5" : "=s"(m0));
  __asm volatile(
      "v_mov_b32 v2, 7\n s_mov_b32 s4, 1\n s_set_gpr_idx_on s4, gpr_idx(SRC0)\n s_waitcnt vmcnt(0)\n v_mov_b32 %0, v1\n"
      "s_set_gpr_idx_off"
      : "=v"(moved)
      :
      : "v1", "v2", "s4");
#else
  int low;
  __asm volatile("s_mov_b32 m0, 5\n v_add_co_u32 %0, null, %2, %2\n s_mov_b32 %1, m0"
                 : "=v"(low), "=s"(m0)
                 : "v"(-1)
                 :);
  __asm volatile("v_mov_b32 v2, 7\n s_mov_b32 m0, 1\n s_nop 0\n v_movrels_b32 %0, v1" : "=v"(moved) : : "v1", "v2");
#endif
  out[0] = m0;
  out[1] = moved;
}

kernel void instructions(global float *f, global double *d, global int *i, global uint *halves) {
  rounding(f, d);
  parts(f + 4, i);
  scaling(f + 7, d + 2);
  integers(i + 4);
  registers(i + 10);
  products(f + 11);
  pairs(halves);
}
