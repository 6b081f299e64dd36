// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The motion of three_bodies.cl in CUDA, for Clang with the functions of libdevice.10.bc. -ffp-contract=off keeps
// products and sums apart. The functions are declared here, so that the program needs no file of CUDA's.
//
//   clang++ -x cuda --cuda-device-only -nocudainc -nocudalib --cuda-gpu-arch=sm_90 -O2 -ffp-contract=off [-DDOUBLE]
//     -Xclang -mlink-builtin-bitcode -Xclang libdevice.10.bc -S three_bodies.cu -o three_bodies.ptx
//   clc-run --device cuda --hex three_bodies.ptx three_bodies 'out:float2[3]' uint:1000000
#define global __attribute__((global))
#define device __attribute__((device))

extern "C" {
device float __nv_cosf(float), __nv_sinf(float), __nv_expf(float), __nv_powf(float, float);
device double __nv_cos(double), __nv_sin(double), __nv_exp(double), __nv_pow(double, double);
}
#ifdef DOUBLE
typedef double real;
#define FUNCTION(NAME) __nv_##NAME
#else
typedef float real;
#define FUNCTION(NAME) __nv_##NAME##f
#endif

extern "C" global void three_bodies(real *ends, unsigned steps) {
  const real step = 0x1p-7f;
  real x[3] = {1, -0.5f, -0.5f}, y[3] = {0, 0.75f, -0.75f};
  real u[3] = {0, -0.4f, 0.4f}, v[3] = {0.5f, -0.25f, -0.25f};
  for (unsigned s = 0; s < steps; s++) {
    const real time = s * step;
    const real along = FUNCTION(cos)(time) * 0.0625f, across = FUNCTION(sin)(time) * 0.0625f;
    real fx[3], fy[3];
#pragma unroll
    for (int i = 0; i < 3; i++) {
      fx[i] = along - x[i] * 0.125f;
      fy[i] = across - y[i] * 0.125f;
    }
#pragma unroll
    for (int i = 0; i < 3; i++) {
      const int k = i == 2 ? 0 : i + 1;
      const real dx = x[k] - x[i], dy = y[k] - y[i];
      const real square = dx * dx + dy * dy;
      const real weight = FUNCTION(pow)(square + 0.0625f, -1.5f) - 2 * FUNCTION(exp)(-8 * square);
      fx[i] += dx * weight;
      fy[i] += dy * weight;
      fx[k] -= dx * weight;
      fy[k] -= dy * weight;
    }
#pragma unroll
    for (int i = 0; i < 3; i++) {
      u[i] += fx[i] * step;
      v[i] += fy[i] * step;
      x[i] += u[i] * step;
      y[i] += v[i] * step;
    }
  }
  for (int i = 0; i < 3; i++) {
    ends[2 * i] = x[i];
    ends[2 * i + 1] = y[i];
  }
}
