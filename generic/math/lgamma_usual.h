// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ln gamma(a) of float and double for most positive a, in short pieces, of which a GPU takes one. To be included after log_kernel.h.
//
// From 0.62 to 8, polynomials: around the zeros 1 and 2 with the slope there as a factor; around the minimum and, from 3 on, around points
// c where ln gamma(c) and its derivative are very nearly numbers of the format (S. Gal's accurate tables), so that value + slope u is known
// to twice the precision. Below, ln gamma(1 + a) - ln(a); beyond, Stirling's (a - 1/2) (ln(a) - 1) and a correction. Relative
// errors of the polynomials: coefficients/gamma.py.
#include "reciprocal.h"

#if elem_bits > 16
// ln gamma(1 + v), -0.38 <= v < 0.2
static inline gentype log_gamma_near_one(gentype v) {
  const gentype slope = (gentype)(elem_bits == 32 ? -0x1.2788dp-1 : -0x1.2788cfc6fb619p-1);
#if elem_bits == 32
  gentype q = (gentype)-0x1.bfb864p-2f;
  q = fma(q, v, (gentype)-0x1.9d69c2p-4f);
  q = fma(q, v, (gentype)-0x1.fcd6d8p-4f);
  q = fma(q, v, (gentype)0x1.24a99cp-3f);
  q = fma(q, v, (gentype)-0x1.203ac6p-3f);
  q = fma(q, v, (gentype)0x1.5a4d54p-3f);
  q = fma(q, v, (gentype)-0x1.a8fe58p-3f);
  q = fma(q, v, (gentype)0x1.15142ap-2f);
  q = fma(q, v, (gentype)-0x1.9a4cdep-2f);
  q = fma(q, v, (gentype)0x1.a51a66p-1f);
#else
  gentype q = (gentype)0x1.0bd0df5994e46p-1;
  q = fma(q, v, (gentype)0x1.c2743ac38e24fp-2);
  q = fma(q, v, (gentype)0x1.5bbff07f9e9c3p-3);
  q = fma(q, v, (gentype)-0x1.d31290144bb28p-4);
  q = fma(q, v, (gentype)0x1.4f0952714b263p-6);
  q = fma(q, v, (gentype)-0x1.dfef4c3266a1cp-5);
  q = fma(q, v, (gentype)0x1.0d50c6f47913bp-4);
  q = fma(q, v, (gentype)-0x1.0f90181880d3bp-4);
  q = fma(q, v, (gentype)0x1.23f53c43aba9fp-4);
  q = fma(q, v, (gentype)-0x1.3b3b89fe99b18p-4);
  q = fma(q, v, (gentype)0x1.556f394f72c7cp-4);
  q = fma(q, v, (gentype)-0x1.748b17376eb8fp-4);
  q = fma(q, v, (gentype)0x1.9a01d1bce3333p-4);
  q = fma(q, v, (gentype)-0x1.c806766cb9e6p-4);
  q = fma(q, v, (gentype)0x1.010b36c4099b2p-3);
  q = fma(q, v, (gentype)-0x1.2703a1d382228p-3);
  q = fma(q, v, (gentype)0x1.5b40cb0ff20c9p-3);
  q = fma(q, v, (gentype)-0x1.a8b9c17ab61d3p-3);
  q = fma(q, v, (gentype)0x1.151322ac7d8e6p-2);
  q = fma(q, v, (gentype)-0x1.9a4d55beab273p-2);
  q = fma(q, v, (gentype)0x1.a51a6625307d3p-1);
#endif
  gentype p = fma(v, q, slope);
  return fma(v, p, v * fma(v, q, slope - p));
}

// ln gamma(2 + v), -0.28 <= v < 1
static inline gentype log_gamma_near_two(gentype v) {
  const gentype slope = (gentype)(elem_bits == 32 ? 0x1.b0ee6p-2 : 0x1.b0ee6072093cep-2);
#if elem_bits == 32
  gentype q = (gentype)-0x1.2b5fdcp-14f;
  q = fma(q, v, (gentype)0x1.98ee24p-12f);
  q = fma(q, v, (gentype)-0x1.30c83ep-10f);
  q = fma(q, v, (gentype)0x1.7cae46p-9f);
  q = fma(q, v, (gentype)-0x1.e4860ep-8f);
  q = fma(q, v, (gentype)0x1.51314ap-6f);
  q = fma(q, v, (gentype)-0x1.13df8ap-4f);
  q = fma(q, v, (gentype)0x1.4a34ccp-2f);
#else
  gentype q = (gentype)-0x1.085a5dcba995p-27;
  q = fma(q, v, (gentype)0x1.20aa347db6eccp-24);
  q = fma(q, v, (gentype)-0x1.347e0aacb14b1p-22);
  q = fma(q, v, (gentype)0x1.c2006b2025348p-21);
  q = fma(q, v, (gentype)-0x1.0be640fb71a6dp-19);
  q = fma(q, v, (gentype)0x1.25d6698ccc1f1p-18);
  q = fma(q, v, (gentype)-0x1.3d1b6e43aa7d8p-17);
  q = fma(q, v, (gentype)0x1.581d90171a6f6p-16);
  q = fma(q, v, (gentype)-0x1.78dda157ea667p-15);
  q = fma(q, v, (gentype)0x1.a127375884424p-14);
  q = fma(q, v, (gentype)-0x1.d3fd45d62f0a1p-13);
  q = fma(q, v, (gentype)0x1.0b36b02f9c2e6p-11);
  q = fma(q, v, (gentype)-0x1.38ac5c3bad3dap-10);
  q = fma(q, v, (gentype)0x1.7add6eaceffe6p-9);
  q = fma(q, v, (gentype)-0x1.e404fc217b5e4p-8);
  q = fma(q, v, (gentype)0x1.51322ac7d87eap-6);
  q = fma(q, v, (gentype)-0x1.13e001a557609p-4);
  q = fma(q, v, (gentype)0x1.4a34cc4a60fa6p-2);
#endif
  gentype p = fma(v, q, slope);
  return fma(v, p, v * fma(v, q, slope - p));
}

// ln gamma(a), 1.2 <= a < 1.72, around its minimum
static inline gentype log_gamma_flat(gentype a) {
  const gentype center = (gentype)(elem_bits == 32 ? 0x1.6bcp0 : 0x1.664p0),
                value = (gentype)(elem_bits == 32 ? -0x1.ee472ap-4 : -0x1.e9c954f2aecbbp-4);
  gentype u = a - center;
#if elem_bits == 32
  gentype q = (gentype)0x1.b6aa36p-8f;
  q = fma(q, u, (gentype)-0x1.acec5cp-7f);
  q = fma(q, u, (gentype)0x1.5da404p-6f);
  q = fma(q, u, (gentype)-0x1.338ba2p-5f);
  q = fma(q, u, (gentype)0x1.25f9ecp-4f);
  q = fma(q, u, (gentype)-0x1.44fdc2p-3f);
  q = fma(q, u, (gentype)0x1.014ca4p-1f);
  q = fma(q, u, (gentype)-0x1.491176p-5f);
#else
  gentype q = (gentype)0x1.60190ba61e494p-13;
  q = fma(q, u, (gentype)-0x1.b8f5ee32402b5p-12);
  q = fma(q, u, (gentype)0x1.5b77f96d0c9c6p-11);
  q = fma(q, u, (gentype)-0x1.00d2a215498bbp-10);
  q = fma(q, u, (gentype)0x1.83b50cfe6019fp-10);
  q = fma(q, u, (gentype)-0x1.285d33b4fce6ap-9);
  q = fma(q, u, (gentype)0x1.c92e086dd3d01p-9);
  q = fma(q, u, (gentype)-0x1.64aaf189c496bp-8);
  q = fma(q, u, (gentype)0x1.1a78fc6bdf278p-7);
  q = fma(q, u, (gentype)-0x1.c8b16bae331ebp-7);
  q = fma(q, u, (gentype)0x1.7c36766210dd8p-6);
  q = fma(q, u, (gentype)-0x1.4b2a458dc5c03p-5);
  q = fma(q, u, (gentype)0x1.37246474ee95bp-4);
  q = fma(q, u, (gentype)-0x1.51fca5dc92e2ap-3);
  q = fma(q, u, (gentype)0x1.06a3c5c57c771p-1);
  q = fma(q, u, (gentype)-0x1.fbc908eb2ddf4p-5);
#endif
  return fma(u, q, value);
}

// ln gamma(a), 3 <= a < 5
static inline gentype log_gamma_3_to_5(gentype a) {
  const gentype center = (gentype)(elem_bits == 32 ? 0x1.d5fp1 : 0x1.db78p1),
                value = (gentype)(elem_bits == 32 ? 0x1.6511d8p0 : 0x1.71f50aef76528p0),
                slope = (gentype)(elem_bits == 32 ? 0x1.28829ep0 : 0x1.2bf28de483d58p0);
  gentype u = a - center;
#if elem_bits == 32
  gentype q = (gentype)0x1.9037ecp-19f;
  q = fma(q, u, (gentype)-0x1.5502fp-16f);
  q = fma(q, u, (gentype)0x1.8c40f4p-14f);
  q = fma(q, u, (gentype)-0x1.e010fap-12f);
  q = fma(q, u, (gentype)0x1.46a0dp-9f);
  q = fma(q, u, (gentype)-0x1.091ae4p-6f);
  q = fma(q, u, (gentype)0x1.404c76p-3f);
#else
  gentype q = (gentype)0x1.5d3bd0b914abcp-40;
  q = fma(q, u, (gentype)-0x1.8032aa7533b8ap-37);
  q = fma(q, u, (gentype)0x1.c2ae487896b3p-35);
  q = fma(q, u, (gentype)-0x1.b556aceb5bd65p-33);
  q = fma(q, u, (gentype)0x1.ac2ae959425b2p-31);
  q = fma(q, u, (gentype)-0x1.b01ca5a94033dp-29);
  q = fma(q, u, (gentype)0x1.b959e98463005p-27);
  q = fma(q, u, (gentype)-0x1.c757e67e37095p-25);
  q = fma(q, u, (gentype)0x1.dc4951c770149p-23);
  q = fma(q, u, (gentype)-0x1.fb23b931003aep-21);
  q = fma(q, u, (gentype)0x1.1450db99957fdp-18);
  q = fma(q, u, (gentype)-0x1.369377829bab7p-16);
  q = fma(q, u, (gentype)0x1.6c6fdb9c5cb34p-14);
  q = fma(q, u, (gentype)-0x1.c763cd9b094e2p-12);
  q = fma(q, u, (gentype)0x1.3a1719b97d20fp-9);
  q = fma(q, u, (gentype)-0x1.022f4ae7dc076p-6);
  q = fma(q, u, (gentype)0x1.3c0f169789db8p-3);
#endif
  gentype sum = fma(u, slope, value);
  return fma(u * u, q, fma(u, slope, value - sum)) + sum;
}

// ln gamma(a), 5 <= a < 8
static inline gentype log_gamma_5_to_8(gentype a) {
  const gentype center = (gentype)(elem_bits == 32 ? 0x1.9f3p2 : 0x1.9e8p2),
                value = (gentype)(elem_bits == 32 ? 0x1.68f2b6p2 : 0x1.67b7b026aab9ep2),
                slope = (gentype)(elem_bits == 32 ? 0x1.ca71bep0 : 0x1.c9fc5376cef6bp0);
  gentype u = a - center;
#if elem_bits == 32
  gentype q = (gentype)-0x1.2187eep-21f;
  q = fma(q, u, (gentype)0x1.2b923ap-18f);
  q = fma(q, u, (gentype)-0x1.3e54cep-15f);
  q = fma(q, u, (gentype)0x1.9131aep-12f);
  q = fma(q, u, (gentype)-0x1.2e9b72p-8f);
  q = fma(q, u, (gentype)0x1.554524p-4f);
#else
  gentype q = (gentype)0x1.44ce27619b33fp-47;
  q = fma(q, u, (gentype)-0x1.186981819fbe4p-44);
  q = fma(q, u, (gentype)0x1.90a4e126bc7f3p-42);
  q = fma(q, u, (gentype)-0x1.6886832682e42p-39);
  q = fma(q, u, (gentype)0x1.4c4e3700e29d5p-36);
  q = fma(q, u, (gentype)-0x1.30c7d6153d8bfp-33);
  q = fma(q, u, (gentype)0x1.1c1b8cc080f67p-30);
  q = fma(q, u, (gentype)-0x1.0e863a7bebad6p-27);
  q = fma(q, u, (gentype)0x1.086d4b3f6003fp-24);
  q = fma(q, u, (gentype)-0x1.0b7e45f131222p-21);
  q = fma(q, u, (gentype)0x1.1b88f506ced04p-18);
  q = fma(q, u, (gentype)-0x1.415256257fbe6p-15);
  q = fma(q, u, (gentype)0x1.93b9f7ce0879cp-12);
  q = fma(q, u, (gentype)-0x1.2faf7797eb122p-8);
  q = fma(q, u, (gentype)0x1.55e14eaa3ad56p-4);
#endif
  gentype sum = fma(u, slope, value);
  return fma(u * u, q, fma(u, slope, value - sum)) + sum;
}

// ln gamma(1 + a), 0 <= a < 0.62
static inline gentype log_gamma_below(gentype a) {
  gentype u = a - (gentype)0.3125f;
#if elem_bits == 32
  gentype q = (gentype)-0x1.60317ap-6f;
  q = fma(q, u, (gentype)0x1.2b62eap-5f);
  q = fma(q, u, (gentype)-0x1.c5388cp-5f);
  q = fma(q, u, (gentype)0x1.8abb72p-4f);
  q = fma(q, u, (gentype)-0x1.8efc94p-3f);
  q = fma(q, u, (gentype)0x1.1e9522p-1f);
  q = fma(q, u, (gentype)-0x1.3da812p-3f);
  q = fma(q, u, (gentype)-0x1.c362ap-4f);
#else
  gentype q = (gentype)-0x1.636eb9a75305dp-11;
  q = fma(q, u, (gentype)0x1.08ae95fec3b48p-10);
  q = fma(q, u, (gentype)-0x1.25b08766216d5p-10);
  q = fma(q, u, (gentype)0x1.96243641313ecp-10);
  q = fma(q, u, (gentype)-0x1.261234189e2b7p-9);
  q = fma(q, u, (gentype)0x1.a2ecc58b35693p-9);
  q = fma(q, u, (gentype)-0x1.2bd5261b2084dp-8);
  q = fma(q, u, (gentype)0x1.b1883dfc6c144p-8);
  q = fma(q, u, (gentype)-0x1.3d02ea10bc474p-7);
  q = fma(q, u, (gentype)0x1.d674734c0c11dp-7);
  q = fma(q, u, (gentype)-0x1.641b6e3693ac1p-6);
  q = fma(q, u, (gentype)0x1.155ade1a186c1p-5);
  q = fma(q, u, (gentype)-0x1.c35f0ccf771cep-5);
  q = fma(q, u, (gentype)0x1.8b56931980712p-4);
  q = fma(q, u, (gentype)-0x1.8f033f6b5103ap-3);
  q = fma(q, u, (gentype)0x1.1e94ccc1638e4p-1);
  q = fma(q, u, (gentype)-0x1.3da7fe09fcec6p-3);
  q = fma(q, u, (gentype)-0x1.c3629dca09d9ep-4);
#endif
  return q;
}

// ln gamma(a) - (a - 1/2) (ln(a) - 1), a >= 8
static inline gentype gamma_correction(gentype a) {
  gentype t = better_reciprocal(a, nearly_reciprocal(a));
#if elem_bits == 32
  gentype m = (gentype)-0x1.633fc2p-9f;
  m = fma(m, t, (gentype)-0x1.8e904cp-17f);
  m = fma(m, t, (gentype)0x1.55561ep-4f);
  m = fma(m, t, (gentype)0x1.acfe38p-2f);
#else
  gentype z = t * t;
  gentype m = (gentype)-0x1.a58df7fcdac3bp-10;
  m = fma(m, z, (gentype)0x1.b5ecad99a20d7p-11);
  m = fma(m, z, (gentype)-0x1.380a3b224b58fp-11);
  m = fma(m, z, (gentype)0x1.a019f47beb664p-11);
  m = fma(m, z, (gentype)-0x1.6c16c169e1e4bp-9);
  m = fma(m, z, (gentype)0x1.5555555555513p-4);
  m = fma(m, t, (gentype)0x1.acfe390c97d69p-2);
#endif
  return m;
}

// What log_gamma_of_usual is not for: zeros, subnormal and negative numbers, overflow, NaN.
static inline relation unusual_for_gamma(gentype x) {
  const ugentype least = (ugentype)leading_bit, most = as_ugentype((gentype)power_of_two(elem_bits == 32 ? 121 : 1014));
  return as_ugentype(x) - least >= most - least;
}

// ln gamma(a), a >= 8
static inline gentype log_gamma_large(gentype a, double_word logarithm) {
  gentype less = logarithm.high - 1, product = a * less; // the first one is exact
  gentype rest = fma(a, logarithm.low, fma(a, less, -product));
  return product + (rest + fma(less + logarithm.low, (gentype)-0.5f, gamma_correction(a)));
}

// One of two for a scalar, for a vector both
static inline gentype log_gamma_outer(gentype a) {
  gentype e, f = log_fraction(a, (igentype)0, &e);
  double_word logarithm = log_of_fraction(e, f, 0);
  return a > (gentype)1 ? log_gamma_large(a, logarithm) : log_gamma_below(a) - logarithm.low - logarithm.high;
}

#if elem_bits == 64
__attribute__((noinline)) // a call costs less than the code of a loop that no longer fits an instruction cache
#endif
static gentype log_gamma_of_usual(gentype a) {
  const gentype least = (gentype)0.62f, most = (gentype)8;
  relation outer = as_ugentype(a) - as_ugentype(least) >= as_ugentype(most) - as_ugentype(least);
  return outer               ? log_gamma_outer(a)
         : a >= (gentype)3     ? (a < (gentype)5 ? log_gamma_3_to_5(a) : log_gamma_5_to_8(a))
         : a >= (gentype)1.72f ? log_gamma_near_two(a - 2)
         : a >= (gentype)1.2f  ? log_gamma_flat(a)
                             : log_gamma_near_one(a - 1);
}
#endif
