// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log10 of double, by logarithm.h. No logarithm is the middle between two doubles: of rational numbers other than
// powers of the base logarithms are irrational, and the others are integers.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/logarithm.h>

#ifndef ONECLC_CR_LOG10_STEP_2
#define ONECLC_CR_LOG10_STEP_2
// Of 1 / c, as multiples of 2^-42 and rests
static table_space const double2 decimal_logs[128] = {{-0x1.3428e25400000p-3, -0x1.2da76c67c08c3p-44},
                                                      {-0x1.2f3b691c5a000p-3, -0x1.7c697e103ceaap-56},
                                                      {-0x1.2a46e8ca7c000p-3, 0x1.759aa8c8a1f1cp-45},
                                                      {-0x1.254b4d35e8000p-3, 0x1.61f143538008cp-46},
                                                      {-0x1.204881dee8000p-3, -0x1.ddd54b04da9d8p-45},
                                                      {-0x1.1b3e71ec94000p-3, -0x1.ef57776664942p-44},
                                                      {-0x1.162d082aca000p-3, 0x1.7838c72e86b79p-46},
                                                      {-0x1.11142f0812000p-3, 0x1.95237189e3611p-44},
                                                      {-0x1.0bf3d0937c000p-3, -0x1.070f0bd0341b7p-45},
                                                      {-0x1.06cbd67a6c000p-3, -0x1.db2a2c6287ec0p-46},
                                                      {-0x1.019c2a064c000p-3, 0x1.6f31d0b132f8fp-44},
                                                      {-0x1.f8c9683468000p-4, -0x1.9084e03494e7dp-48},
                                                      {-0x1.ee4aba6110000p-4, 0x1.bf71dec67fbefp-45},
                                                      {-0x1.e3bc1ab0e0000p-4, -0x1.9fe3d562a53f0p-44},
                                                      {-0x1.e3bc1ab0e0000p-4, -0x1.9fe3d562a53f0p-44},
                                                      {-0x1.d91d5866ac000p-4, 0x1.66473a1327abcp-44},
                                                      {-0x1.ce6e41e464000p-4, 0x1.2d85bc180e427p-47},
                                                      {-0x1.c3aea4a5c8000p-4, 0x1.10162e464084cp-44},
                                                      {-0x1.b8de4d3ab4000p-4, 0x1.340511b402e0ap-47},
                                                      {-0x1.adfd07416c000p-4, 0x1.f902891596119p-48},
                                                      {-0x1.adfd07416c000p-4, 0x1.f902891596119p-48},
                                                      {-0x1.a30a9d60a0000p-4, 0x1.0163d7e67d282p-44},
                                                      {-0x1.9806d9414c000p-4, 0x1.df68df8cd708ap-44},
                                                      {-0x1.8cf1838864000p-4, -0x1.019365163f2fcp-45},
                                                      {-0x1.81ca63d05c000p-4, 0x1.bb67d8e7b2c03p-44},
                                                      {-0x1.81ca63d05c000p-4, 0x1.bb67d8e7b2c03p-44},
                                                      {-0x1.769140a254000p-4, 0x1.9036b130dc2b9p-44},
                                                      {-0x1.6b45df6f40000p-4, 0x1.d36a6f1f2ab39p-44},
                                                      {-0x1.5fe80488b0000p-4, 0x1.606adb567e739p-45},
                                                      {-0x1.5fe80488b0000p-4, 0x1.606adb567e739p-45},
                                                      {-0x1.5477731974000p-4, 0x1.7b786f3ec11dcp-48},
                                                      {-0x1.48f3ed1df4000p-4, -0x1.1f6bc109076d0p-45},
                                                      {-0x1.3d5d335c54000p-4, 0x1.d0e6a0f629baep-45},
                                                      {-0x1.3d5d335c54000p-4, 0x1.d0e6a0f629baep-45},
                                                      {-0x1.31b3055c48000p-4, 0x1.dcffc97be8c9cp-45},
                                                      {-0x1.25f5215eb4000p-4, -0x1.949df2a5fb46cp-44},
                                                      {-0x1.25f5215eb4000p-4, -0x1.949df2a5fb46cp-44},
                                                      {-0x1.1a23445500000p-4, -0x1.815c0cde7a7f0p-44},
                                                      {-0x1.0e3d29d810000p-4, -0x1.65e62559618f2p-44},
                                                      {-0x1.0e3d29d810000p-4, -0x1.65e62559618f2p-44},
                                                      {-0x1.02428c1f08000p-4, -0x1.5ea6bc2bc8c2cp-52},
                                                      {-0x1.ec6647eb58000p-5, -0x1.0108fa031185ap-46},
                                                      {-0x1.ec6647eb58000p-5, -0x1.0108fa031185ap-46},
                                                      {-0x1.d41d5164f8000p-5, -0x1.659d00c475908p-44},
                                                      {-0x1.bba9a058e0000p-5, 0x1.3df2b4349e5dcp-48},
                                                      {-0x1.bba9a058e0000p-5, 0x1.3df2b4349e5dcp-48},
                                                      {-0x1.a30a9d60a0000p-5, 0x1.0163d7e67d282p-45},
                                                      {-0x1.8a3fadeb88000p-5, 0x1.c063628960c25p-44},
                                                      {-0x1.8a3fadeb88000p-5, 0x1.c063628960c25p-44},
                                                      {-0x1.71483427d0000p-5, -0x1.54c670f088030p-44},
                                                      {-0x1.71483427d0000p-5, -0x1.54c670f088030p-44},
                                                      {-0x1.58238eeb38000p-5, 0x1.612c205756103p-44},
                                                      {-0x1.3ed1199a60000p-5, 0x1.bdafc8ad828b8p-45},
                                                      {-0x1.3ed1199a60000p-5, 0x1.bdafc8ad828b8p-45},
                                                      {-0x1.25502c0fc0000p-5, -0x1.8a5c00ed6bef7p-44},
                                                      {-0x1.25502c0fc0000p-5, -0x1.8a5c00ed6bef7p-44},
                                                      {-0x1.0ba01a8170000p-5, -0x1.5f1d45244f437p-60},
                                                      {-0x1.e3806acbd0000p-6, -0x1.63c35e7d67688p-48},
                                                      {-0x1.e3806acbd0000p-6, -0x1.63c35e7d67688p-48},
                                                      {-0x1.af5f92b010000p-6, 0x1.9f05921f59258p-46},
                                                      {-0x1.af5f92b010000p-6, 0x1.9f05921f59258p-46},
                                                      {-0x1.7adc3df3b0000p-6, -0x1.ff81b980714c6p-46},
                                                      {-0x1.7adc3df3b0000p-6, -0x1.ff81b980714c6p-46},
                                                      {-0x1.45f4f5acc0000p-6, 0x1.d07e22587685bp-44},
                                                      {-0x1.10a83a8440000p-6, -0x1.b1de84602abd8p-44},
                                                      {-0x1.10a83a8440000p-6, -0x1.b1de84602abd8p-44},
                                                      {-0x1.b5e908eb20000p-7, 0x1.90dfe0d1601cap-44},
                                                      {-0x1.b5e908eb20000p-7, 0x1.90dfe0d1601cap-44},
                                                      {-0x1.49b0851440000p-7, -0x1.b41e70df8592fp-46},
                                                      {-0x1.49b0851440000p-7, -0x1.b41e70df8592fp-46},
                                                      {-0x1.b9476a4fc0000p-8, -0x1.a21db136b482ep-45},
                                                      {-0x1.b9476a4fc0000p-8, -0x1.a21db136b482ep-45},
                                                      {-0x1.bafd472200000p-9, -0x1.ed2665c1ba949p-45},
                                                      {-0x1.bafd472200000p-9, -0x1.ed2665c1ba949p-45},
                                                      {0x0.0p+0, 0x0.0p+0},
                                                      {0x0.0p+0, 0x0.0p+0},
                                                      {0x1.4f82052340000p-8, 0x1.102c95c0dc644p-44},
                                                      {0x1.18b2dc8d20000p-7, 0x1.7721c86a32e2ap-44},
                                                      {0x1.8a8c06bb20000p-7, -0x1.685fc114e61bfp-46},
                                                      {0x1.fd503c3900000p-7, 0x1.3c757d5b7376ap-45},
                                                      {0x1.3881a7b820000p-6, -0x1.c18684c75ddcap-44},
                                                      {0x1.559bd24070000p-6, -0x1.e22fab794a816p-45},
                                                      {0x1.902c31d630000p-6, -0x1.5ef22a507e5aep-44},
                                                      {0x1.cb38fccd90000p-6, -0x1.00925a535ae72p-44},
                                                      {0x1.0362241e60000p-5, 0x1.c762fb69b7270p-44},
                                                      {0x1.125d0432e8000p-5, 0x1.106e0968a0dc4p-44},
                                                      {0x1.30838cdc30000p-5, -0x1.00c12f7a1b586p-47},
                                                      {0x1.4eec0e2458000p-5, 0x1.e5ff3439d368dp-46},
                                                      {0x1.5e3966b7e8000p-5, 0x1.2951bb9cd2fb7p-45},
                                                      {0x1.7d070145f8000p-5, -0x1.8145a563de9f8p-44},
                                                      {0x1.9c197abf00000p-5, 0x1.badcf3d6e4566p-46},
                                                      {0x1.abbcebd850000p-5, -0x1.b0197d2cb982ep-48},
                                                      {0x1.cb38fccd88000p-5, 0x1.fedb4b594a31bp-44},
                                                      {0x1.db11ed7668000p-5, 0x1.5fa196e1e0ddap-44},
                                                      {0x1.fafa6d3980000p-5, -0x1.024e9d08ce301p-45},
                                                      {0x1.0585283764000p-4, 0x1.77c3e779b9fcfp-48},
                                                      {0x1.15b11a094c000p-4, -0x1.e565a88cb0dfdp-44},
                                                      {0x1.1dd5460c8c000p-4, -0x1.d227d61f9e88dp-45},
                                                      {0x1.2e3a740b78000p-4, 0x1.d288560689912p-53},
                                                      {0x1.367ba3aaa0000p-4, 0x1.882886d8893a8p-44},
                                                      {0x1.471ba8a7e0000p-4, -0x1.d48f18b8c3525p-44},
                                                      {0x1.4f7aad9bbc000p-4, 0x1.75da8a5871b9ap-45},
                                                      {0x1.57e3d47c3c000p-4, -0x1.085061f7b3786p-44},
                                                      {0x1.68d4eaf26c000p-4, 0x1.7ee531d3da9e2p-44},
                                                      {0x1.715d0ce368000p-4, -0x1.41149840eaa65p-46},
                                                      {0x1.79efb57b10000p-4, -0x1.ff281b9601ce6p-46},
                                                      {0x1.8b350364c8000p-4, -0x1.da8c4bd8546e7p-44},
                                                      {0x1.93e7de0fc4000p-4, -0x1.80743406505e6p-48},
                                                      {0x1.9ca5aa1728000p-4, 0x1.f44a74b04a5b6p-44},
                                                      {0x1.a56e8325f4000p-4, 0x1.c86eeec5e03ccp-44},
                                                      {0x1.b721cd1714000p-4, 0x1.7e295f660b9dap-44},
                                                      {0x1.c00c776724000p-4, -0x1.a356c78b99edcp-44},
                                                      {0x1.c902a19e64000p-4, 0x1.1117390924cd5p-44},
                                                      {0x1.d204698cb4000p-4, 0x1.5e533080ecf32p-47},
                                                      {0x1.db11ed766c000p-4, -0x1.40bcd23c3e44cp-44},
                                                      {0x1.ed50a4a270000p-4, -0x1.50408544a92fap-44},
                                                      {0x1.f68216c9cc000p-4, 0x1.c9a3bd0891bccp-46},
                                                      {0x1.ffbfc2bbc8000p-4, -0x1.ff229f20ed3d2p-46},
                                                      {0x1.0484e4942a000p-3, 0x1.4867cc62a8c08p-44},
                                                      {0x1.093025a19a000p-3, -0x1.128d0950e065ap-44},
                                                      {0x1.0de1b56356000p-3, 0x1.608adb0ce4227p-44},
                                                      {0x1.1299a4fb3e000p-3, 0x1.82c6326f70b35p-46},
                                                      {0x1.175805d158000p-3, 0x1.f04d633b79054p-45},
                                                      {0x1.1c1ce9955c000p-3, 0x1.8b891b6d05a73p-48},
                                                      {0x1.20e8624038000p-3, 0x1.fd946b34ff6ccp-44},
                                                      {0x1.25ba8215b0000p-3, -0x1.007bf2d8bf07ap-44},
                                                      {0x1.2a935ba5f2000p-3, -0x1.70e07d84e08ffp-44},
                                                      {0x1.2f7301cf4e000p-3, 0x1.0f5c70d1a6341p-44}};

__attribute__((noinline, const)) static double log10_in_doubt_of_double(double x) {
  if (!has_logarithm(x))
    return log10(x);
  const wide_float log10_of_e = float_constant(0xde5bd8a937287195, 0x355baaafad33dc32, 0x3ee3460245c9a202, -1);
  return double_of(float_product(log_of_double(x), log10_of_e));
}
#endif

gentype cr_log10(gentype x) {
  // Step 1
  gentype e, scaled_c;
  double_word table_log;
  gentype f = log_reduced(x, decimal_logs, &e, &scaled_c, &table_log);
  double_word log_f = log_of_one_plus(f, (gentype)-0.0);
  log_f = times_double_word(log_f, (double_word){0x1.bcb7b1526e50ep-2, 0x1.95355baaafad3p-57});
  relation doubt;
  gentype result =
      log_of_parts(e, table_log, log_f, (gentype)0x1.34413509f8p-2, (gentype)-0x1.80433b83b532ap-44, &doubt);
  // Step 2
  doubt |= log_is_rare(x);
  for_lanes_in (doubt)
    element(result) = log10_in_doubt_of_double(element(x));
  return result;
}
