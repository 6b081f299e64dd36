// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The natural logarithm in double, by the method of log_by_table.h, for log and log1p. To be included after
// each_float.h.
#include <correctly_rounded/log_by_table.h>

#ifndef ONECLC_CORRECTLY_ROUNDED_NATURAL_LOG_BY_TABLE_H
#define ONECLC_CORRECTLY_ROUNDED_NATURAL_LOG_BY_TABLE_H
static table_space const double rows_of_logs[128] __attribute__((aligned(16))) = {
    // intervals 0 to 7: a number, and -ln of it
    0x1.681686ep0, -0x1.5d5bed8295d4cp-2, 0x1.642c81dp0, -0x1.522ad5a98a2efp-2, 0x1.6058161p0, -0x1.4718dc459c41bp-2,
    0x1.5c98813p0, -0x1.3c2522f03315bp-2, 0x1.58ed1f1p0, -0x1.314f1254b5bcep-2, 0x1.5555339p0, -0x1.2695bbc348b63p-2,
    0x1.51d09eap0, -0x1.1bf9f70aa2254p-2, 0x1.4e5e047p0, -0x1.1178d5b97e1d6p-2,
    // intervals 8 to 15: a number, and -ln of it
    0x1.4afd6b7p0, -0x1.07138a675583cp-2, 0x1.47ae131p0, -0x1.f991bdef3b32bp-3, 0x1.446f7dfp0, -0x1.e530baf970517p-3,
    0x1.4141423p0, -0x1.d103851855e58p-3, 0x1.3e22ca9p0, -0x1.bd086b82bd86dp-3, 0x1.3b13b25p0, -0x1.a93edad0ad9b2p-3,
    0x1.381385cp0, -0x1.95a5cb8b6fe0bp-3, 0x1.3521cf1p0, -0x1.823c121f1a3bp-3,
    // intervals 16 to 23: a number, and -ln of it
    0x1.323e32ep0, -0x1.6f011cf156a31p-3, 0x1.2f6848fp0, -0x1.5bf3f30943b0bp-3, 0x1.2c9fbc9p0, -0x1.49140cc83aa94p-3,
    0x1.29e410bp0, -0x1.365fbdbb58f66p-3, 0x1.273506p0, -0x1.23d6ec449bbd7p-3, 0x1.24925b9p0, -0x1.117969127a38bp-3,
    0x1.21fb746p0, -0x1.fe88df69bd013p-4, 0x1.1f70495p0, -0x1.da728aec445ccp-4,
    // intervals 24 to 31: a number, and -ln of it
    0x1.1cf0711p0, -0x1.b6ace220d4b8bp-4, 0x1.1a7b953p0, -0x1.9335d90d94937p-4, 0x1.18118f4p0, -0x1.700dffb6a6d2ap-4,
    0x1.15b1ed7p0, -0x1.4d318406066f4p-4, 0x1.135c899p0, -0x1.2aa0c8826f884p-4, 0x1.1111107p0, -0x1.085981e9e39dap-4,
    0x1.0ecf5edp0, -0x1.ccb830f1d789ep-5, 0x1.0c970cbp0, -0x1.8949a441f74bdp-5,
    // intervals 32 to 39: a number, and -ln of it
    0x1.0a67ef3p0, -0x1.4666e8469d9ebp-5, 0x1.0842101p0, -0x1.0415ca8e74413p-5, 0x1.0624d22p0, -0x1.848f9f5c7e179p-6,
    0x1.0410398p0, -0x1.02038c092eacep-6, 0x1.02040a2p0, -0x1.01025d388cdb3p-7, 1, 0, 0x1.f81f842p-1,
    0x1.fc09feefc08afp-7, 0x1.f07c1ecp-1, 0x1.f829ba278330bp-6,
    // intervals 40 to 47: a number, and -ln of it
    0x1.e9131b6p-1, 0x1.774584db2dd18p-5, 0x1.e1e1f8cp-1, 0x1.f0a187411f63cp-5, 0x1.dae6108p-1, 0x1.341d2b11bddcbp-4,
    0x1.d41d404p-1, 0x1.6f0d367e56babp-4, 0x1.cd85666p-1, 0x1.a926e710ad62p-4, 0x1.c71c938p-1, 0x1.e26f4762ba6cep-4,
    0x1.c0e0674p-1, 0x1.0d7810b9094e4p-3, 0x1.bacf81ep-1, 0x1.295576d600903p-3,
    // intervals 48 to 55: a number, and -ln of it
    0x1.b4e8174p-1, 0x1.44d2c9d0b7e88p-3, 0x1.af2872ap-1, 0x1.5ff2e692797f2p-3, 0x1.a98eeep-1, 0x1.7ab8b6c10deddp-3,
    0x1.a41a428p-1, 0x1.9525a59f456c6p-3, 0x1.9ec8ea8p-1, 0x1.af3c8f100c015p-3, 0x1.9999c7ep-1, 0x1.c8fe9519b6b4p-3,
    0x1.948b11ep-1, 0x1.e2706c64af354p-3, 0x1.8f9c152p-1, 0x1.fb919a91e3fbp-3,
    // intervals 56 to 63: a number, and -ln of it
    0x1.8acb97cp-1, 0x1.0a323c8d3934fp-2, 0x1.8618626p-1, 0x1.1675c87eba618p-2, 0x1.818183ap-1, 0x1.22941a1bf79a5p-2,
    0x1.7d05f48p-1, 0x1.2e8e2a9611d33p-2, 0x1.78a4c7ap-1, 0x1.3a64c69b945edp-2, 0x1.745d10cp-1, 0x1.4618ce11c6146p-2,
    0x1.702e232p-1, 0x1.51aa86c1e2c5p-2, 0x1.6c16bbap-1, 0x1.5d1bec4380bdep-2};
#endif

#if elem_bits == 32
static inline doublen natural_log_of_split(split s, doublen z) {
  return log_of_split(s, z, 0x1.62e42fefa39efp-1, 1, -0x1.0000000000009p-1, 0x1.55555555555bp-2, -0x1.fffffff67ae87p-3,
                      0x1.99999987ffd49p-3, -0x1.555b7d7d11b76p-3, 0x1.24998bfd04a99p-3);
}

// log(1 + d) without the rounding error of 1 + d, where d is small: z = r 2^-e (1 + d) - 1, and r - 1 is exact.
static inline doublen natural_log1p(doublen d) {
  split s = split_by_table(1 + d, rows_of_logs);
  doublen scaled = scaled_down(s.r, s);
  return natural_log_of_split(s, fma(d, scaled, scaled - 1));
}
#endif
