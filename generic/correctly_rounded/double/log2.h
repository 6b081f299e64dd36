// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cr_log2 of double, by logarithm.h. No logarithm is the middle between two doubles: of rational numbers other than
// powers of the base logarithms are irrational, and the others are integers.
#include <correctly_rounded/double/first_step.h>
#include <correctly_rounded/double/logarithm.h>

#ifndef ONECLC_CR_LOG2_STEP_2
#define ONECLC_CR_LOG2_STEP_2
// Of 1 / c, as multiples of 2^-42 and rests
static table_space const double2 binary_logs[128] = {{-0x1.ffd799a840000p-2, 0x1.9518ce032f41dp-48},
                                                     {-0x1.f7a8568cb0000p-2, -0x1.b3b3864c60011p-44},
                                                     {-0x1.ef6d67328e000p-2, -0x1.103e8f00d41c8p-45},
                                                     {-0x1.e726aa1e75000p-2, -0x1.3483146784bd2p-44},
                                                     {-0x1.ded3fd4423000p-2, -0x1.9313aec658458p-44},
                                                     {-0x1.d6753e032f000p-2, 0x1.7c407050799bfp-44},
                                                     {-0x1.ce0a4923a6000p-2, 0x1.e0cda8bd74461p-44},
                                                     {-0x1.c592fad296000p-2, 0x1.2a606046ad444p-44},
                                                     {-0x1.bd0f2e9e79000p-2, -0x1.855a216719009p-49},
                                                     {-0x1.b47ebf7388000p-2, -0x1.50520a377c7ecp-45},
                                                     {-0x1.abe18797f2000p-2, 0x1.6e3cb71b554e7p-47},
                                                     {-0x1.a33760a7f6000p-2, -0x1.4275f1035e5e8p-48},
                                                     {-0x1.9a802391e2000p-2, -0x1.979a5db68721dp-45},
                                                     {-0x1.91bba891f1000p-2, -0x1.c22d2cad415aep-44},
                                                     {-0x1.91bba891f1000p-2, -0x1.c22d2cad415aep-44},
                                                     {-0x1.88e9c72e0b000p-2, -0x1.12d25b3252647p-45},
                                                     {-0x1.800a563162000p-2, 0x1.d5e6a8a4fb059p-45},
                                                     {-0x1.771d2ba7f0000p-2, 0x1.3106e404cabb7p-44},
                                                     {-0x1.6e221cd9d1000p-2, 0x1.90d43956fa5d8p-45},
                                                     {-0x1.6518fe4678000p-2, 0x1.1646b761c48dep-44},
                                                     {-0x1.6518fe4678000p-2, 0x1.1646b761c48dep-44},
                                                     {-0x1.5c01a39fbd000p-2, -0x1.a1e7e802c4828p-44},
                                                     {-0x1.52dbdfc4c9000p-2, -0x1.acdf73d83987fp-44},
                                                     {-0x1.49a784bcd2000p-2, 0x1.1d406db502403p-44},
                                                     {-0x1.406463b1b0000p-2, -0x1.125d6cbcd1095p-44},
                                                     {-0x1.406463b1b0000p-2, -0x1.125d6cbcd1095p-44},
                                                     {-0x1.37124cea4d000p-2, 0x1.0993376649b50p-45},
                                                     {-0x1.2db10fc4da000p-2, 0x1.54243b21709cep-44},
                                                     {-0x1.24407ab0e0000p-2, -0x1.ce60916e52e91p-44},
                                                     {-0x1.24407ab0e0000p-2, -0x1.ce60916e52e91p-44},
                                                     {-0x1.1ac05b291f000p-2, -0x1.c14a31ce1b7e3p-48},
                                                     {-0x1.11307dad31000p-2, 0x1.228d3da3e961bp-44},
                                                     {-0x1.0790adbb03000p-2, -0x1.2de0634d33aa9p-51},
                                                     {-0x1.0790adbb03000p-2, -0x1.2de0634d33aa9p-51},
                                                     {-0x1.fbc16b9026000p-3, -0x1.0144751b3314fp-44},
                                                     {-0x1.e840be74e6000p-3, -0x1.4998f93e7aa3cp-44},
                                                     {-0x1.e840be74e6000p-3, -0x1.4998f93e7aa3cp-44},
                                                     {-0x1.d49ee4c326000p-3, 0x1.a40dc2d2a6bf7p-45},
                                                     {-0x1.c0db6cdd94000p-3, -0x1.bdc81c4db3134p-44},
                                                     {-0x1.c0db6cdd94000p-3, -0x1.bdc81c4db3134p-44},
                                                     {-0x1.acf5e2db4e000p-3, -0x1.927dfc23d9780p-44},
                                                     {-0x1.98edd077e8000p-3, 0x1.e41fa0a62e6aep-44},
                                                     {-0x1.98edd077e8000p-3, 0x1.e41fa0a62e6aep-44},
                                                     {-0x1.84c2bd02f0000p-3, -0x1.d97ee9124773bp-46},
                                                     {-0x1.70742d4ef0000p-3, -0x1.3f94e00e7d6bcp-46},
                                                     {-0x1.70742d4ef0000p-3, -0x1.3f94e00e7d6bcp-46},
                                                     {-0x1.5c01a39fbe000p-3, 0x1.2f0c0bfe9dbecp-44},
                                                     {-0x1.476a9f9840000p-3, 0x1.1659d8e2d7d38p-44},
                                                     {-0x1.476a9f9840000p-3, 0x1.1659d8e2d7d38p-44},
                                                     {-0x1.32ae9e278a000p-3, -0x1.c343ea3e580ebp-44},
                                                     {-0x1.32ae9e278a000p-3, -0x1.c343ea3e580ebp-44},
                                                     {-0x1.1dcd197552000p-3, -0x1.6f6bd48a860f0p-44},
                                                     {-0x1.08c588cda8000p-3, 0x1.871a7610e40bdp-45},
                                                     {-0x1.08c588cda8000p-3, 0x1.871a7610e40bdp-45},
                                                     {-0x1.e72ec117fc000p-4, 0x1.a4de3424a2624p-44},
                                                     {-0x1.e72ec117fc000p-4, 0x1.a4de3424a2624p-44},
                                                     {-0x1.bc84240adc000p-4, 0x1.4459c4d3a591bp-44},
                                                     {-0x1.918a16e464000p-4, 0x1.94aa31b9b6d65p-45},
                                                     {-0x1.918a16e464000p-4, 0x1.94aa31b9b6d65p-45},
                                                     {-0x1.663f6fac90000p-4, -0x1.3167ccc538261p-44},
                                                     {-0x1.663f6fac90000p-4, -0x1.3167ccc538261p-44},
                                                     {-0x1.3aa2fdd280000p-4, 0x1.c7a4ff65ddbc9p-45},
                                                     {-0x1.3aa2fdd280000p-4, 0x1.c7a4ff65ddbc9p-45},
                                                     {-0x1.0eb389fa28000p-4, -0x1.f9ab3cf74babap-44},
                                                     {-0x1.c4dfab90a8000p-5, -0x1.5af7a7c7c34f3p-44},
                                                     {-0x1.c4dfab90a8000p-5, -0x1.5af7a7c7c34f3p-44},
                                                     {-0x1.6bad3758f0000p-5, 0x1.3c6764fc87b4ap-48},
                                                     {-0x1.6bad3758f0000p-5, 0x1.3c6764fc87b4ap-48},
                                                     {-0x1.11cd1d5130000p-5, -0x1.a0976c0a2827dp-44},
                                                     {-0x1.11cd1d5130000p-5, -0x1.a0976c0a2827dp-44},
                                                     {-0x1.6e79685c30000p-6, 0x1.6eb3ac8ec0ef7p-45},
                                                     {-0x1.6e79685c30000p-6, 0x1.6eb3ac8ec0ef7p-45},
                                                     {-0x1.6fe50b6f00000p-7, 0x1.ef5d00e390a00p-44},
                                                     {-0x1.6fe50b6f00000p-7, 0x1.ef5d00e390a00p-44},
                                                     {0x0.0p+0, 0x0.0p+0},
                                                     {0x0.0p+0, 0x0.0p+0},
                                                     {0x1.16a21e20a0000p-6, 0x1.48a179268271dp-47},
                                                     {0x1.d23afc4910000p-6, 0x1.cfc4de6d73deap-45},
                                                     {0x1.47aa073578000p-5, -0x1.f61a96b8ce776p-46},
                                                     {0x1.a6f9c377e0000p-5, -0x1.672b0c88d4dd6p-44},
                                                     {0x1.0387efbca8000p-4, 0x1.a768216f872ebp-46},
                                                     {0x1.1bb32a6004000p-4, 0x1.49d0cc62a295ep-44},
                                                     {0x1.4c560fe68c000p-4, -0x1.077f1f5f0cc83p-44},
                                                     {0x1.7d60496cfc000p-4, -0x1.2ce6312ebb81dp-46},
                                                     {0x1.aed391ab68000p-4, -0x1.8b1aff71c8605p-44},
                                                     {0x1.c7b528b710000p-4, -0x1.c760bc9b188c4p-45},
                                                     {0x1.f9c95dc1d0000p-4, 0x1.164e932b2d51cp-44},
                                                     {0x1.162593186e000p-3, -0x1.640ef87ede14bp-45},
                                                     {0x1.22dadc2ab4000p-3, -0x1.6d25a5b8a19b2p-44},
                                                     {0x1.3c6fb650ce000p-3, -0x1.af5e9bb5386c2p-47},
                                                     {0x1.563dc29ffa000p-3, 0x1.964190e41bca7p-44},
                                                     {0x1.633a8bf438000p-3, -0x1.8f7aac147fdc1p-46},
                                                     {0x1.7d60496cfc000p-3, -0x1.2ce6312ebb81dp-45},
                                                     {0x1.8a8980abfc000p-3, -0x1.66cccab240e90p-46},
                                                     {0x1.a5094b54d2000p-3, 0x1.050809db75676p-44},
                                                     {0x1.b2602497d6000p-3, -0x1.974e6432d9ee8p-44},
                                                     {0x1.cd3c712d32000p-3, -0x1.ded9b44542fd9p-44},
                                                     {0x1.dac22d3e44000p-3, 0x1.d2fe4574e09b9p-47},
                                                     {0x1.f5fd8a9064000p-3, -0x1.cb6f70109b0f1p-47},
                                                     {0x1.01d9bbcfa6000p-2, 0x1.d45da26510033p-46},
                                                     {0x1.0fa848044b000p-2, 0x1.a8843781eda15p-45},
                                                     {0x1.169c05363f000p-2, 0x1.5872350f805d6p-46},
                                                     {0x1.1d982c9d52000p-2, 0x1.c20d74c0211bfp-44},
                                                     {0x1.2baa0c34be000p-2, 0x1.ebefecd51a1bfp-46},
                                                     {0x1.32bfee370f000p-2, -0x1.979a5db68721dp-46},
                                                     {0x1.39de8e155a000p-2, -0x1.2101a9685c779p-47},
                                                     {0x1.48365e695d000p-2, 0x1.e5aa8a607f6efp-44},
                                                     {0x1.4f6fbb2cec000p-2, 0x1.661e393a16b95p-44},
                                                     {0x1.56b22e6b58000p-2, -0x1.c6d8d86531d56p-44},
                                                     {0x1.5dfdcf1eeb000p-2, -0x1.f1bbd2926f164p-46},
                                                     {0x1.6cb0f6865d000p-2, -0x1.c57f2495fb7fap-44},
                                                     {0x1.7418acebbf000p-2, 0x1.8eb650003fb32p-46},
                                                     {0x1.7b89f02cf3000p-2, -0x1.54b383b0e8a55p-44},
                                                     {0x1.8304d90c12000p-2, -0x1.66ae2a7ada553p-49},
                                                     {0x1.8a8980abfc000p-2, -0x1.66cccab240e90p-45},
                                                     {0x1.99b072a96c000p-2, 0x1.ac9bca36fd02ep-44},
                                                     {0x1.a152f14298000p-2, 0x1.b3d7b0e65d2cep-46},
                                                     {0x1.a8ff971811000p-2, -0x1.6879fa00b120ap-44},
                                                     {0x1.b0b67f4f47000p-2, -0x1.fc02bc277071dp-44},
                                                     {0x1.b877c57b1b000p-2, 0x1.bfbf899cf2b3cp-48},
                                                     {0x1.c043859e30000p-2, -0x1.2642415d47384p-45},
                                                     {0x1.c819dc2d46000p-2, -0x1.bc76a2753b99bp-50},
                                                     {0x1.cffae611ad000p-2, 0x1.2b628e2d05d76p-46},
                                                     {0x1.d7e6c0abc3000p-2, 0x1.5e30f52d6ae75p-44},
                                                     {0x1.dfdd89d587000p-2, -0x1.d4f639bb5cdf6p-46},
                                                     {0x1.e7df5fe539000p-2, -0x1.532c412ba94dbp-44},
                                                     {0x1.efec61b012000p-2, -0x1.ea92d9e0e8ac2p-48},
                                                     {0x1.f804ae8d0d000p-2, -0x1.7f33943464056p-45}};

__attribute__((noinline)) static double log2_in_doubt_of_double(double x) {
  const ulong log2_2[] = {1, 0, 0, 0};
  return log_in_wide(x, log2_2, true, (wide){0xb8aa3b295c17f0bb, 0xbe87fed0691d3e88}, 1);
}
#endif

gentype cr_log2(gentype x) {
  // Step 1
  gentype e;
  double_word table_log, log_f = log_of_one_plus(log_reduced(x, binary_logs, &e, &table_log));
  log_f = times_double_word(log_f, (double_word){0x1.71547652b82fep0, 0x1.777d0ffda0d24p-56});
  relation doubt;
  gentype result = log_of_parts(e, table_log, log_f, (gentype)1, (gentype)0, &doubt);
  // Step 2
  doubt |= log_is_rare(x);
  for_lanes_in (doubt)
    element(result) = log2_in_doubt_of_double(element(x));
  return result;
}
