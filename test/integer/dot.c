// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the dot products of 8-bit integers (cl_khr_integer_dot_product), of vectors of four and of integers that hold
// four bytes.
#include "harness.h"

enum { SIGNED_A = 1, SIGNED_B = 2 };

static int64_t byte(uint64_t bits, bool is_signed) { return is_signed ? (int8_t)bits : (uint8_t)bits; }

static int64_t sum_of(const call *c, unsigned signs) {
  int64_t sum = 0;
  for (unsigned k = 0; k < 4; k++) // the components of a 4-vector or the bytes of one integer
    sum += byte(c->width == 4 ? c->lanes[0][k] : c->in[0] >> 8 * k, signs & SIGNED_A) *
           byte(c->width == 4 ? c->lanes[1][k] : c->in[1] >> 8 * k, signs & SIGNED_B);
  return sum;
}

static void dot(call *c, unsigned signs) { c->out[0] = (uint32_t)sum_of(c, signs); }
static void dot_acc_sat(call *c, unsigned signs) {
  int64_t acc = signs ? (int32_t)c->in[2] : (int64_t)c->in[2], sum = sum_of(c, signs) + acc;
  int64_t high = signs ? INT32_MAX : UINT32_MAX, low = signs ? INT32_MIN : 0;
  c->out[0] = (uint32_t)(sum > high ? high : sum < low ? low : sum);
}

static void dot_uu(call *c) { dot(c, 0); }
static void dot_su(call *c) { dot(c, SIGNED_A); }
static void dot_us(call *c) { dot(c, SIGNED_B); }
static void dot_ss(call *c) { dot(c, SIGNED_A | SIGNED_B); }
static void acc_uu(call *c) { dot_acc_sat(c, 0); }
static void acc_su(call *c) { dot_acc_sat(c, SIGNED_A); }
static void acc_us(call *c) { dot_acc_sat(c, SIGNED_B); }
static void acc_ss(call *c) { dot_acc_sat(c, SIGNED_A | SIGNED_B); }

// Favours bytes with extreme products, and accumulators near the limits of their type.
static void extremes(call *c) {
  static const uint8_t bytes[] = {0, 1, 0x7f, 0x80, 0x81, 0xff};
  static const uint32_t limits[] = {0, 0x7fffffff, 0x80000000, 0xffffffff};
  uint64_t choice = random_bits();
  if (choice % 2)
    for (unsigned a = 0; a < 2; a++) {
      uint32_t four = 0;
      for (unsigned k = 0; k < 4; k++)
        four = four << 8 | bytes[random_bits() % sizeof bytes];
      c->in[a] = c->type->bits == 8 ? four & 0xff : four;
    }
  if (choice & 2)
    c->in[2] = (limits[choice / 4 % 4] + (uint32_t)(choice >> 8) % 0x40000 - 0x20000) & 0xffffffff;
}

#define DOT .since = "CL2.0", .arguments = extremes
#define VECTORS .widths = WIDTH(4), .extension = "__opencl_c_integer_dot_product_input_4x8bit", DOT
#define PACKED .widths = WIDTH(1), .extension = "__opencl_c_integer_dot_product_input_4x8bit_packed", DOT
static const builtin_test table[] = {
    {"uint dot(ugentype a, ugentype b)", ONE(UCHAR), dot_uu, VECTORS},
    {"int dot(igentype a, ugentype b)", ONE(UCHAR), dot_su, VECTORS},
    {"int dot(ugentype a, igentype b)", ONE(UCHAR), dot_us, VECTORS},
    {"int dot(igentype a, igentype b)", ONE(UCHAR), dot_ss, VECTORS},
    {"uint dot_acc_sat(ugentype a, ugentype b, uint acc)", ONE(UCHAR), acc_uu, VECTORS},
    {"int dot_acc_sat(igentype a, ugentype b, int acc)", ONE(UCHAR), acc_su, VECTORS},
    {"int dot_acc_sat(ugentype a, igentype b, int acc)", ONE(UCHAR), acc_us, VECTORS},
    {"int dot_acc_sat(igentype a, igentype b, int acc)", ONE(UCHAR), acc_ss, VECTORS},
    {"uint dot_4x8packed_uu_uint(uint a, uint b)", ONE(UINT), dot_uu, PACKED},
    {"int dot_4x8packed_su_int(uint a, uint b)", ONE(UINT), dot_su, PACKED},
    {"int dot_4x8packed_us_int(uint a, uint b)", ONE(UINT), dot_us, PACKED},
    {"int dot_4x8packed_ss_int(uint a, uint b)", ONE(UINT), dot_ss, PACKED},
    {"uint dot_acc_sat_4x8packed_uu_uint(uint a, uint b, uint acc)", ONE(UINT), acc_uu, PACKED},
    {"int dot_acc_sat_4x8packed_su_int(uint a, uint b, int acc)", ONE(UINT), acc_su, PACKED},
    {"int dot_acc_sat_4x8packed_us_int(uint a, uint b, int acc)", ONE(UINT), acc_us, PACKED},
    {"int dot_acc_sat_4x8packed_ss_int(uint a, uint b, int acc)", ONE(UINT), acc_ss, PACKED},
};

int main(int argc, char **argv) {
  harness_start(argc, argv, "dot products of 8-bit integers");
  CHECK_BUILTINS(table);
  return harness_finish();
}
