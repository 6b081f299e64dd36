// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Binary logarithms, and powers of 2 for their multiples and sums, as sums of two doubles and in three words.
//   Step 1: log2(1 + f) of log_reduced (logarithm.h) is z (k_0 + w (k_1 + w q(w))) with z = f / (2 + f) and w = z^2,
//     k_0 = 2 / ln(2), k_1 = k_0 / 3. w is below 2^-15.9: q, rounded by 2^-52.3, its product with w, rounded by 2^-53,
//     the low word of w, 2^-50.1 of it, which that product leaves out, and the polynomial's error of 2^-88.7 make less
//     than 2^-83.8 of the logarithm. The rest is in sums of two doubles. A power has the error of plus_power_less_one.
//   Step 2: the series of e^r in fractions of 192 bits (three_words.h)
// To be included after first_step.h.
#include <correctly_rounded/double/binary_logs.h>
#include <correctly_rounded/double/logarithm.h>
#include <correctly_rounded/double/power.h>
#include <correctly_rounded/double/three_words.h>
#include <math/arithmetic/rounded_root.h>

// z (k_0 + w (k_1 + w q)), w = z^2
static inline double_word odd_series(double_word z, double_word k_0, double_word k_1, gentype q) {
  double_word square = two_product(z.high, z.high);
  square.low = fma(z.high, z.low + z.low, square.low);
  double_word cubic = fast_two_sum(k_1.high, square.high * q), rest = two_product(square.high, cubic.high);
  rest.low += fma(square.high, cubic.low + k_1.low, square.low * cubic.high);
  double_word slope = fast_two_sum(k_0.high, rest.high);
  slope.low += rest.low + k_0.low;
  return product_of_words(z, slope);
}

// log2(x) of a positive normal x
static inline double_word binary_log_in_words(gentype x) {
  gentype e, scaled_c;
  double_word table_log;
  gentype f = log_reduced(x, binary_logs, &e, &scaled_c, &table_log);
  gentype r = rounded_reciprocal(f + 2), z = f * r, z_low = r * fma(-z, f, fma(z, (gentype)-2, f));
  gentype q = polynomial(z * z, 0x1.2776c50ef9bffp-1, 0x1.a61762a6f3ab9p-2, 0x1.484cc3f0ec2cep-2);
  double_word k_0 = {(gentype)0x1.71547652b82fep1, (gentype)0x1.777d0ffda0d24p-55};
  double_word k_1 = {(gentype)0x1.ec709dc3a03fdp-1, (gentype)0x1.d27f05548af0cp-55};
  double_word log_f = odd_series((double_word){z, z_low}, k_0, k_1, q);
  double_word sum = fast_two_sum(e + table_log.high, log_f.high);
  return (double_word){sum.high, sum.low + (log_f.low + table_log.low)};
}

#define binary_power_room ((gentype)0x1.8p-74f) // 2^-73.4
// 2^v of the sum of two doubles, with an error below `room`, where *doubt is false
static inline gentype power_of_two_in_words(double_word v, gentype room, private relation *doubt) {
  gentype shifted;
  double_word t = binary_rest(v.high, &shifted);
  t = fast_two_sum(t.high, fma(v.low, (gentype)0x1.62e42fefa39efp-1, t.low));
  double_word power = table_power(shifted), sum = plus_power_less_one((double_word){power.high, (gentype)0}, power, t);
  gentype result = times_whole(rounded_sum_within(sum.high, sum.low, room, doubt), shifted);
  *doubt |= !magnitude_below(v.high, (gentype)1022);
  return result;
}

#ifndef ONECLC_CR_BINARY_WORDS_STEP_2
#define ONECLC_CR_BINARY_WORDS_STEP_2
// 1 / k!, k = 2 ... 42
static table_space const three_words power_terms[41] = {{{0x8000000000000000, 0x0000000000000000}, 0x0000000000000000},
                                                        {{0x2aaaaaaaaaaaaaaa, 0xaaaaaaaaaaaaaaaa}, 0xaaaaaaaaaaaaaaaa},
                                                        {{0x0aaaaaaaaaaaaaaa, 0xaaaaaaaaaaaaaaaa}, 0xaaaaaaaaaaaaaaaa},
                                                        {{0x0222222222222222, 0x2222222222222222}, 0x2222222222222222},
                                                        {{0x005b05b05b05b05b, 0x05b05b05b05b05b0}, 0x5b05b05b05b05b05},
                                                        {{0x000d00d00d00d00d, 0x00d00d00d00d00d0}, 0x0d00d00d00d00d00},
                                                        {{0x0001a01a01a01a01, 0xa01a01a01a01a01a}, 0x01a01a01a01a01a0},
                                                        {{0x00002e3bc74aad8e, 0x671f5583911ca002}, 0xe3bc74aad8e671f5},
                                                        {{0x0000049f93edde27, 0xd71cbbc05b4fa999}, 0xe392d8777c170b65},
                                                        {{0x0000006b99159fd5, 0x138e3f9d1f92e0df}, 0x71c7880adcbc46da},
                                                        {{0x00000008f76c77fc, 0x6c4bdaa26d4c3d67}, 0xf425f600e7ba5b3c},
                                                        {{0x00000000b092309d, 0x43684be51c198e91}, 0xd7b4269d9babdfa2},
                                                        {{0x000000000c9cba54, 0x603e4e905d6f8a2e}, 0xfd1f2754668c46d4},
                                                        {{0x0000000000d73f9f, 0x399dc0f88ec32b58}, 0x774657f48f5eaf63},
                                                        {{0x00000000000d73f9, 0xf399dc0f88ec32b5}, 0x8774657f48f5eaf6},
                                                        {{0x000000000000ca96, 0x3b81856a53593028}, 0xcbbb8d7ff53ba468},
                                                        {{0x0000000000000b41, 0x3c31dcbecbbdd802}, 0x4435161554bc33cc},
                                                        {{0x0000000000000097, 0xa4da340a0ab92650}, 0xf61dbdcb3a5abf5b},
                                                        {{0x0000000000000007, 0x950ae900808941ea}, 0x72b4afe3c2eaeff7},
                                                        {{0x0000000000000000, 0x5c6e3bdb73d5c62f}, 0xbc51bf3b9b914861},
                                                        {{0x0000000000000000, 0x04338e5b6dfe14a5}, 0x143242dfcce3b1d5},
                                                        {{0x0000000000000000, 0x002ec368262c7033}, 0xb2f70e09bafec4f3},
                                                        {{0x0000000000000000, 0x0001f2cf01972f57}, 0x7cca4b4067ca9d8a},
                                                        {{0x0000000000000000, 0x000013f3ccdd165f}, 0xa8d4e44a419776f1},
                                                        {{0x0000000000000000, 0x000000c4742fe352}, 0x72cd1c790285d358},
                                                        {{0x0000000000000000, 0x0000000746ac70b7}, 0x33a8c82a6863c575},
                                                        {{0x0000000000000000, 0x0000000042862898}, 0xd42174dcf171470d},
                                                        {{0x0000000000000000, 0x00000000024b3f31}, 0x686b15af57c61cee},
                                                        {{0x0000000000000000, 0x000000000013932c}, 0x5047d60e60caded4},
                                                        {{0x0000000000000000, 0x000000000000a1a6}, 0x973c1fade2170f72},
                                                        {{0x0000000000000000, 0x000000000000050d}, 0x34b9e0fd6f10b87b},
                                                        {{0x0000000000000000, 0x0000000000000027}, 0x3024a9ba1aa36a70},
                                                        {{0x0000000000000000, 0x0000000000000001}, 0x2710231c0fd7a13f},
                                                        {{0x0000000000000000, 0x0000000000000000}, 0x086e2ce38b6c8f94},
                                                        {{0x0000000000000000, 0x0000000000000000}, 0x003bf30652185952},
                                                        {{0x0000000000000000, 0x0000000000000000}, 0x00019ec8d1c94e85},
                                                        {{0x0000000000000000, 0x0000000000000000}, 0x00000aea565ce061},
                                                        {{0x0000000000000000, 0x0000000000000000}, 0x00000047a6512692},
                                                        {{0x0000000000000000, 0x0000000000000000}, 0x00000001ca8ed42a},
                                                        {{0x0000000000000000, 0x0000000000000000}, 0x000000000b2f30e1},
                                                        {{0x0000000000000000, 0x0000000000000000}, 0x0000000000442bd4}};

// 2^fraction - 1 = e^r - 1 = r + r^2 / 2! + ..., of which r^43 / 43! < 2^-197 is left out. The error is below 2^-186.8.
static inline three_words power_less_one_in_three_words(three_words fraction) {
  const three_words ln2 = {{0xb17217f7d1cf79ab, 0xc9e3b39803f2f6af}, 0x40f343267298b62d};
  three_words r = three_product(fraction, ln2);
  return three_plus(r, three_product(r, three_series(r, power_terms, 41, false)));
}

// 2^v or, if it is `negative`, 2^-v for v = a 2^exponent < 2^12, as a double
static inline double power_of_three_words(three_words a, int exponent, bool negative) {
  int whole = exponent > 0 ? (int)(a.top.high >> (64 - exponent)) : 0;
  three_words fraction = exponent > 0 ? three_shifted(a, exponent) : three_shifted_right(a, -exponent);
  if (negative) {
    whole = ~whole;
    fraction = three_complement(fraction);
  }
  wide half_of_power = wide_shifted_right(power_less_one_in_three_words(fraction).top, 1);
  half_of_power.high |= 1ul << 63;
  half_of_power.low |= 1; // between two fractions of 128 bits
  return nearest_double(half_of_power, whole);
}
#endif
