// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What option_paths.cl computes, in CUDA, for Clang with the functions of libdevice.10.bc. -ffp-contract=off keeps
// products and sums apart. The functions are declared here, so that the program needs no file of CUDA's.
//
//   clang++ -x cuda --cuda-device-only -nocudainc -nocudalib --cuda-gpu-arch=sm_90 -O2 -ffp-contract=off [-DDOUBLE]
//     -Xclang -mlink-builtin-bitcode -Xclang libdevice.10.bc -S option_paths.cu -o option_paths.ptx
//   clc-run --device cuda --global 1000000 option_paths.ptx option_paths out@payoffs:float[1000000]
#define global __attribute__((global))
#define device __attribute__((device))

extern "C" {
device float __nv_cosf(float), __nv_expf(float), __nv_logf(float), __nv_fsqrt_rn(float);
device double __nv_cos(double), __nv_exp(double), __nv_log(double), __nv_dsqrt_rn(double);
}
#ifdef DOUBLE
typedef double real;
#define FUNCTION(NAME) __nv_##NAME
#define SQUARE_ROOT __nv_dsqrt_rn
#else
typedef float real;
#define FUNCTION(NAME) __nv_##NAME##f
#define SQUARE_ROOT __nv_fsqrt_rn
#endif

static device real uniform(unsigned bits) {
#ifdef DOUBLE
  return (bits + 0.5) * 0x1p-32;
#else
  return ((bits >> 9) + 0.5f) * 0x1p-23f;
#endif
}

static device real normal(unsigned first, unsigned second) {
  return SQUARE_ROOT(-2 * FUNCTION(log)(uniform(first))) * FUNCTION(cos)((real)6.283185307179586 * uniform(second));
}

extern "C" global void option_paths(real *payoffs) {
  const unsigned path = __nvvm_read_ptx_sreg_ctaid_x() * __nvvm_read_ptx_sreg_ntid_x() + __nvvm_read_ptx_sreg_tid_x();
  real x = 0, sum = 0;
  for (unsigned draw = 0; draw < 128; draw++) {
    unsigned c0 = path, c1 = draw, c2 = 0, c3 = 0, k0 = 2026, k1 = 0;
    for (int round = 0; round < 10; round++) { // of Philox 4x32
      const unsigned long long a = 0xD2511F53ull * c0, b = 0xCD9E8D57ull * c2;
      c0 = (unsigned)(b >> 32) ^ c1 ^ k0;
      c1 = (unsigned)b;
      c2 = (unsigned)(a >> 32) ^ c3 ^ k1;
      c3 = (unsigned)a;
      k0 += 0x9E3779B9;
      k1 += 0xBB67AE85;
    }
    x += 0x1p-13f + normal(c0, c1) * 0x1p-6f;
    sum += FUNCTION(exp)(x);
    x += 0x1p-13f + normal(c2, c3) * 0x1p-6f;
    sum += FUNCTION(exp)(x);
  }
  const real gain = 100 * (sum * 0x1p-8f) - 100;
  payoffs[path] = gain > 0 ? gain : 0;
}
