// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Included before every file of Mesa's libraries. For the instruction fma of float Mesa uses the device's own or, where
// a device has none, calls this library's fma (vtn_opencl.c, OpenCLstd_Fma), which is software and must look at its
// operands. Builtins know theirs: they call functions of math/fma.cl, which Mesa inlines, and which are the instruction
// or, where Mesa says that there is none, as short a sequence as the operands allow
// (generic/math/arithmetic/vocabulary.h). What may be any number takes the instruction, and so fma itself, in the end.
// For double and half Mesa may use a product and a sum, which is rounded twice. Builtins of double call the short
// sequences on every device, and those of half call fma. Not for what is written in C.
#ifdef __OPENCL_C_VERSION__
#pragma OPENCL EXTENSION cl_khr_fp16 : enable
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
#define FORM(NAME, TYPE) \
  __attribute__((overloadable)) static inline TYPE NAME(TYPE x, TYPE y, TYPE z) { return fma(x, y, z); }
#define VECTOR_FORM(NAME, N) \
  FORM(NAME, half##N) \
  FORM(NAME, double##N) \
  __attribute__((overloadable)) static inline float##N NAME(float##N x, float##N y, float##N z) { \
    return __builtin_elementwise_fma(x, y, z); \
  }
#define WITH_WIDTH(N) \
  __attribute__((overloadable, const)) half##N fma(half##N, half##N, half##N); \
  __attribute__((overloadable, const)) float##N fma(float##N, float##N, float##N); \
  __attribute__((overloadable, const)) double##N fma(double##N, double##N, double##N);
WITH_WIDTH()
WITH_WIDTH(2)
WITH_WIDTH(3)
WITH_WIDTH(4)
WITH_WIDTH(8)
WITH_WIDTH(16)
#undef WITH_WIDTH
#define VECTOR_FORMS(NAME) \
  FORM(NAME, half) \
  VECTOR_FORM(NAME, 2) VECTOR_FORM(NAME, 3) VECTOR_FORM(NAME, 4) VECTOR_FORM(NAME, 8) VECTOR_FORM(NAME, 16)
// The mark keeps the call out of the library's own inlining (link/passes/clean.c takes it off).
#define CALL(NAME, TYPE, FUNCTION) \
  __attribute__((overloadable)) static inline TYPE NAME(TYPE x, TYPE y, TYPE z) { \
    TYPE result; \
    [[clang::noinline]] result = FUNCTION(x, y, z); \
    return result; \
  }
#define SCALAR_FORM(NAME, TYPE) \
  __attribute__((overloadable, const)) TYPE __oneclc_##NAME(TYPE, TYPE, TYPE); \
  CALL(NAME, TYPE, __oneclc_##NAME)
#define FORMS(NAME) SCALAR_FORM(NAME, float) SCALAR_FORM(NAME, double) VECTOR_FORMS(NAME)
FORMS(fma_usual)
FORMS(fma_seldom)
FORMS(fma_sure)
FORMS(fma_exact)
FORMS(fma_plain)
__attribute__((overloadable)) static inline float fma_any(float x, float y, float z) {
  return __builtin_elementwise_fma(x, y, z);
}
CALL(fma_any, double, fma)
VECTOR_FORMS(fma_any)
// Polynomials (math/arithmetic/vocabulary.h): the steps as products and sums, and what the steps' results differ by.
typedef struct {
  float ahead, rest;
} fma_chain;
#define PART(NAME, PARAMETERS, ARGUMENTS) \
  __attribute__((overloadable, const)) float __oneclc_##NAME PARAMETERS; \
  static inline float NAME PARAMETERS { \
    float result; \
    [[clang::noinline]] result = __oneclc_##NAME ARGUMENTS; \
    return result; \
  }
PART(chain_ahead, (float x, float y, float z), (x, y, z))
PART(chain_rest, (float x, float rest, float y, float z, float ahead), (x, rest, y, z, ahead))
PART(chain_sum, (float x, float rest, float y, float z, float ahead), (x, rest, y, z, ahead))
#undef PART
static inline fma_chain fma_chain_start(float p) { return (fma_chain){p, 0}; }
static inline fma_chain fma_chain_step(fma_chain p, float y, float z) {
  float ahead = chain_ahead(p.ahead, y, z);
  return (fma_chain){ahead, chain_rest(p.ahead, p.rest, y, z, ahead)};
}
static inline float fma_chain_last(fma_chain p, float y, float z) {
  float ahead = chain_ahead(p.ahead, y, z);
  return chain_sum(p.ahead, p.rest, y, z, ahead);
}
// x, of which no compiler knows a value: a kernel's dimensions are 3 at most, so that the bits beyond are zeros.
static inline float unknown(float x) { return as_float(as_uint(x) | get_work_dim() >> 2); }
// mad, which is rounded once where mad_is_fma(), if its arguments come from unknown()
__attribute__((overloadable, const)) float __spirv_ocl_mad(float x, float y, float z);
__attribute__((overloadable, const)) bool __oneclc_mad_is_fma(void);
static inline bool mad_is_fma(void) {
  bool result;
  [[clang::noinline]] result = __oneclc_mad_is_fma();
  return result;
}
#undef FORMS
#undef SCALAR_FORM
#undef CALL
#undef VECTOR_FORMS
#undef VECTOR_FORM
#undef FORM
#define fma fma_usual

// Conversions are Mesa's, but these two LLVM's backend does not know by their names.
#define convert_half(x) ((half)(x))
#define convert_half3(x) __builtin_convertvector(x, half3)
#endif
