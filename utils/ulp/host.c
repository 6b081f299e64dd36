// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// SLEEF and glibc's libmvec. Both take and give whole vector registers; the type of their elements does not matter
// here.
#include "oneclc_targets.h"
#include "peers.h"
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

// The folder of this processor's target, and how SLEEF calls its instructions.
#if defined __x86_64__
#define TARGET "x86"
#define SLEEF_SUFFIX(BYTES) ((BYTES) == 64 ? "avx512f" : (BYTES) == 32 ? "avx2" : "sse2")
#elif defined __aarch64__
#define TARGET "aarch64"
#define SLEEF_SUFFIX(BYTES) "advsimd"
#else
#define TARGET ""
#define SLEEF_SUFFIX(BYTES) ""
#endif

static const char *const files[] = {"libsleef.so.3", "libmvec.so.1"};

const char *host_library_name(host_library library) { return library == SLEEF ? "sleef" : "libmvec"; }

static void *open_library(host_library library) {
  static void *handles[HOST_LIBRARIES];
  if (!handles[library])
    handles[library] = dlopen(files[library], RTLD_NOW);
  return handles[library];
}

const char *host_library_file(host_library library) { return open_library(library) ? files[library] : NULL; }

void *host_function(host_library library, const char *name, const signature *s, unsigned bytes) {
  void *handle = open_library(library), *found = NULL;
  const bool is_float = s->type->index == FLOAT;
  if (!handle || s->count > 2 || s->integer[1] || (!is_float && s->type->index != DOUBLE))
    return NULL;
  const unsigned lanes = bytes * 8 / s->type->bits;
  char symbol[128];
  if (library == LIBMVEC) { // by the vector function ABI, whose letters the table of targets has
    char letter = 0;
    for (int i = 0; i < oneclc_product_count; i++)
      if (oneclc_products[i].bits == bytes * 8 && !strcmp(oneclc_products[i].target, TARGET))
        letter = oneclc_products[i].letter;
    snprintf(symbol, sizeof symbol, "_ZGV%cN%u%s_%s%s", letter, lanes, s->count > 1 ? "vv" : "v", name,
             is_float ? "f" : "");
    return dlsym(handle, symbol);
  }
  static const char *const bounds[] = {"u10", "u05", "u15", ""};
  for (unsigned i = 0; i < 4 && !found; i++) {
    snprintf(symbol, sizeof symbol, "Sleef_%s%c%u_%s%s", name, is_float ? 'f' : 'd', lanes, bounds[i],
             SLEEF_SUFFIX(bytes));
    found = dlsym(handle, symbol);
  }
  return found;
}

// One loop for each register size; the compiler must not keep vectors of a size the processor lacks.
#define LOOP(BYTES, ATTRIBUTES) \
  ATTRIBUTES __attribute__((noinline)) static void call_##BYTES(void *function, unsigned arguments, const void *x, \
                                                                const void *y, void *r, size_t n, unsigned rounds) { \
    typedef float vector __attribute__((vector_size(BYTES), may_alias)); \
    vector (*unary)(vector) = (vector (*)(vector))function; \
    vector (*binary)(vector, vector) = (vector (*)(vector, vector))function; \
    const vector *a = x, *b = y; \
    vector *to = r; \
    for (unsigned k = 0; k < rounds; k++) \
      for (size_t i = 0; i < n; i++) \
        to[i] = arguments > 1 ? binary(a[i], b[i]) : unary(a[i]); \
  }
#if defined __x86_64__
LOOP(16, __attribute__((target("sse4.2"))))
LOOP(32, __attribute__((target("avx2,fma"))))
LOOP(64, __attribute__((target("avx512f"))))
#define CALL(BYTES) ((BYTES) == 64 ? call_64 : (BYTES) == 32 ? call_32 : call_16)
#else
LOOP(16, )
#define CALL(BYTES) ((void)(BYTES), call_16)
#endif

void host_call(void *function, unsigned arguments, unsigned bytes, const void *x, const void *y, void *r, size_t n,
               unsigned rounds) {
  CALL(bytes)(function, arguments, x, y, r, n, rounds);
}
