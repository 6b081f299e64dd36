// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Included before every file of Mesa's libraries. For the instruction fma of float Mesa uses the device's own or, where
// a device has none, calls this library's fma (vtn_opencl.c, OpenCLstd_Fma), which is software. So builtins use the
// instruction, and only fma itself must not. For double and half Mesa may use a product and a sum, which is rounded
// twice; for these types builtins call fma. Not for what is written in C.
#ifdef __OPENCL_C_VERSION__
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define WITH_WIDTH(N) \
  __attribute__((overloadable, const)) half##N fma(half##N, half##N, half##N); \
  __attribute__((overloadable, const)) float##N fma(float##N, float##N, float##N); \
  __attribute__((overloadable, const)) double##N fma(double##N, double##N, double##N); \
  __attribute__((overloadable)) static inline half##N fma_instruction(half##N x, half##N y, half##N z) { \
    return fma(x, y, z); \
  } \
  __attribute__((overloadable)) static inline float##N fma_instruction(float##N x, float##N y, float##N z) { \
    return __builtin_elementwise_fma(x, y, z); \
  } \
  __attribute__((overloadable)) static inline double##N fma_instruction(double##N x, double##N y, double##N z) { \
    return fma(x, y, z); \
  }
WITH_WIDTH()
WITH_WIDTH(2)
WITH_WIDTH(3)
WITH_WIDTH(4)
WITH_WIDTH(8)
WITH_WIDTH(16)
#undef WITH_WIDTH
#define fma fma_instruction

// Conversions are Mesa's, but these two LLVM's backend does not know by their names.
#define convert_half(x) ((half)(x))
#define convert_half3(x) __builtin_convertvector(x, half3)
#endif
