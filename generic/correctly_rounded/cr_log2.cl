// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log2 (C23, 7.33.8): log2, correctly rounded by the steps of in_double.h. Step 1 is that of log_in_floats.h, step 2
// that of log_by_table.h. Half results are log2's, which are correctly rounded. Those of double: double/log2.h.
#define unary cr_log2
#include "each_float.h"
#if elem_bits == 64
#include <correctly_rounded/double/log2.h>
#else
#include <correctly_rounded/log_by_table.h>
#include <correctly_rounded/log_in_floats.h>

#ifndef ONECLC_CR_LOG2_TABLES
#define ONECLC_CR_LOG2_TABLES
static table_space const double rows_of_logs[128] __attribute__((aligned(16))) = {
    // intervals 0 to 7: a number, and -log2 of it
    0x1.681680fp0, -0x1.f804aca05ea3fp-2, 0x1.642c88ap0, -0x1.e7df6c962b9e2p-2, 0x1.6058194p0, -0x1.d7e6ce351dc5ep-2,
    0x1.5c98838p0, -0x1.c819df77ceab4p-2, 0x1.58ed27ap0, -0x1.b877d9278dafp-2, 0x1.5555581p0, -0x1.a8ffa2e7f4229p-2,
    0x1.51d0828p0, -0x1.99b0835d923cfp-2, 0x1.4e5e04bp0, -0x1.8a896737544f4p-2,
    // intervals 8 to 15: a number, and -log2 of it
    0x1.4afd6d3p0, -0x1.7b89fe4ff2bafp-2, 0x1.47ae12ep0, -0x1.6cb0ef49f0e8ap-2, 0x1.446f7c8p0, -0x1.5dfda2545fe98p-2,
    0x1.41414bap0, -0x1.4f6feadd0173ap-2, 0x1.3e22c94p0, -0x1.4105f59dede89p-2, 0x1.3b13aep0, -0x1.32bfdf1117f84p-2,
    0x1.38137edp0, -0x1.249cc74cd4573p-2, 0x1.3521d0ep0, -0x1.169c0ad60e581p-2,
    // intervals 16 to 23: a number, and -log2 of it
    0x1.323e365p0, -0x1.08bce8f05cbb5p-2, 0x1.2f684a4p0, -0x1.f5fd7af702996p-3, 0x1.2c9fa9cp0, -0x1.dac1c034fe9b8p-3,
    0x1.29e412p0, -0x1.bfc6745e58544p-3, 0x1.2735048p0, -0x1.a50904f4718p-3, 0x1.249249ep0, -0x1.8a898810ccaf3p-3,
    0x1.21fb762p0, -0x1.7045ef4913354p-3, 0x1.1f7050ep0, -0x1.563e1f4ba6b78p-3,
    // intervals 24 to 31: a number, and -log2 of it
    0x1.1cf0656p0, -0x1.3c6f7d85524f4p-3, 0x1.1a7b986p0, -0x1.22daf4496f4a7p-3, 0x1.18117efp0, -0x1.097e220e37604p-3,
    0x1.15b1dd9p0, -0x1.e0b0fbbb93c63p-4, 0x1.135c7dap0, -0x1.aed3479e62b4dp-4, 0x1.1111089p0, -0x1.7d5f916452a19p-4,
    0x1.0ecf5ap0, -0x1.4c5656f40a4e9p-4, 0x1.0c9712cp0, -0x1.1bb2f93bb8172p-4,
    // intervals 32 to 39: a number, and -log2 of it
    0x1.0a6812dp0, -0x1.d6ec31dca9c6ep-5, 0x1.08420f1p0, -0x1.77390b9aa74bap-5, 0x1.0624dc4p0, -0x1.184b6430855ecp-5,
    0x1.04103fep0, -0x1.743e80b05c62bp-6, 0x1.020409ep0, -0x1.72c9062102e52p-7, 1, 0, 0x1.f81f7e8p-1,
    0x1.6e7a0b0620cedp-6, 0x1.f07c2d2p-1, 0x1.6babe7d4a9de2p-5,
    // intervals 40 to 47: a number, and -log2 of it
    0x1.e9131c4p-1, 0x1.0eb377ceea4ebp-4, 0x1.e1e1deep-1, 0x1.663f948d905f8p-4, 0x1.dae610ap-1, 0x1.bc83b18186561p-4,
    0x1.d41d418p-1, 0x1.08c58ae091088p-3, 0x1.cd85658p-1, 0x1.32aeb1c41f1acp-3, 0x1.c71c632p-1, 0x1.5c0202c0702a7p-3,
    0x1.c0e075ep-1, 0x1.84c297c87ef1fp-3, 0x1.bacf938p-1, 0x1.acf5d428c25d3p-3,
    // intervals 48 to 55: a number, and -log2 of it
    0x1.b4e81cep-1, 0x1.d49eda27feaep-3, 0x1.af286a6p-1, 0x1.fbc1754195ffbp-3, 0x1.a98f1e2p-1, 0x1.112ff27934a98p-2,
    0x1.a41a23p-1, 0x1.2440e67138a6dp-2, 0x1.9ec8ecap-1, 0x1.37124121a0086p-2, 0x1.99999c6p-1, 0x1.49a77aba97cc8p-2,
    0x1.948b0ap-1, 0x1.5c01b8d046194p-2, 0x1.8f9c172p-1, 0x1.6e2223b13f5b1p-2,
    // intervals 56 to 63: a number, and -log2 of it
    0x1.8acb96p-1, 0x1.800a4359029a7p-2, 0x1.861863p-1, 0x1.91bba2faca28cp-2, 0x1.81816cep-1, 0x1.a337afb789badp-2,
    0x1.7d05e94p-1, 0x1.b47ee97e0a0b3p-2, 0x1.78a4e64p-1, 0x1.c59284886f343p-2, 0x1.745d1eap-1, 0x1.d67520d7cb325p-2,
    0x1.702e05ep-1, 0x1.e726a9a0f198fp-2, 0x1.6c16c7ap-1, 0x1.f7a83d619d2bap-2};
static table_space const float float_logs[32] = {-0x1.e726p-2f,
                                                 -0x1.c592p-2f,
                                                 -0x1.a338p-2f,
                                                 -0x1.91bcp-2f,
                                                 -0x1.6e22p-2f,
                                                 -0x1.49a8p-2f,
                                                 -0x1.3712p-2f,
                                                 -0x1.113p-2f,
                                                 -0x1.fbcp-3f,
                                                 -0x1.acf4p-3f,
                                                 -0x1.84c4p-3f,
                                                 -0x1.5cp-3f,
                                                 -0x1.32bp-3f,
                                                 -0x1.bc88p-4f,
                                                 -0x1.664p-4f,
                                                 -0x1.0ebp-4f,
                                                 -0x1.6bbp-5f,
                                                 -0x1.6e8p-6f,
                                                 0,
                                                 0x1.774p-5f,
                                                 0x1.7d6p-4f,
                                                 0x1.e0bp-4f,
                                                 0x1.563cp-3f,
                                                 0x1.bfc8p-3f,
                                                 0x1.f5fcp-3f,
                                                 0x1.169cp-2f,
                                                 0x1.4f7p-2f,
                                                 0x1.6cbp-2f,
                                                 0x1.8a8ap-2f,
                                                 0x1.a9p-2f,
                                                 0x1.c81ap-2f,
                                                 0x1.e7ep-2f};
static table_space const float more_logs[32] = {-0x1.543ceap-19f,
                                                -0x1.f5a52cp-19f,
                                                0x1.3eb014p-19f,
                                                0x1.5db83ap-20f,
                                                -0x1.cd9d0cp-22f,
                                                0x1.ed0cbap-20f,
                                                -0x1.33a934p-20f,
                                                -0x1.f6b4c2p-20f,
                                                -0x1.6b9026p-19f,
                                                -0x1.e2db4ep-19f,
                                                0x1.42fd1p-19f,
                                                -0x1.a39fbep-19f,
                                                0x1.61d876p-19f,
                                                0x1.edfa92p-19f,
                                                0x1.20a6dep-21f,
                                                -0x1.c4fd14p-19f,
                                                0x1.645388p-20f,
                                                0x1.a5e8f4p-20f,
                                                0,
                                                -0x1.acd89ap-19f,
                                                0x1.25b3eep-22f,
                                                0x1.ae8f3p-20f,
                                                0x1.c29ffap-19f,
                                                -0x1.858p-19f,
                                                0x1.8a9064p-19f,
                                                0x1.4d8fc6p-24f,
                                                -0x1.134c4ep-20f,
                                                0x1.ed0cbap-19f,
                                                -0x1.fd501p-20f,
                                                -0x1.a39fbep-20f,
                                                -0x1.1e95dp-21f,
                                                -0x1.40358ep-19f};
#endif

#if elem_bits == 32
static inline gentype log2_in_double(gentype x) {
  doublen a = to_double(x);
  split s = split_by_table(a, rows_of_logs);
  gentype y =
      to_float(log_of_split(s, left_by_row(a, s), 1, 0x1.71547652b82fep0, -0x1.71547652b8329p-1, 0x1.ec709dc3abc16p-2,
                            -0x1.715476482ff32p-2, 0x1.2776bf66bbf91p-2, -0x1.ec7aef00f2842p-3, 0x1.a7b2c605959a4p-3));
  return log_special(y, x, (gentype)0);
}

step_in_doubt(log2);
#endif

gentype cr_log2(gentype x) {
#if elem_bits == 16
  return log2(x);
#else
  if (!floats_first)
    return log2_in_double(x);
  // Step 1: in floats
  relation doubt;
  gentype y = log_in_floats(x, float_logs, more_logs, 0x1.715476p0f, 0x1.4ae0cp-26f, 1, 0, &doubt);
  // Step 2: in double
  return __builtin_expect(any_lane(doubt), false) ? log2_in_doubt(x, y, doubt) : y;
#endif
}
#endif
